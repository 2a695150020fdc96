// A repository whose store cannot be used.

extension MenuRepository {
  /// A repository whose every answer is this failure, as when its file cannot be opened.
  public static func failing(_ error: MenuError) -> MenuRepository {
    MenuRepository(
      saved: { () async throws(MenuError) in throw error },
      categories: { _ async throws(MenuError) in throw error },
      category: { _ async throws(MenuError) in throw error },
      products: { _, _ async throws(MenuError) in throw error },
      product: { _ async throws(MenuError) in throw error },
      search: { _, _ async throws(MenuError) in throw error },
      download: { _ async throws(MenuError) in throw error })
  }
}
