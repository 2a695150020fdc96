// A repository whose store is unusable.

extension MenuRepository {
  /// A repository whose every call fails with this error, as when its file cannot be opened.
  public static func failing(_ error: MenuError) -> MenuRepository {
    MenuRepository(
      saved: { () async throws(MenuError) in throw error },
      categories: { _ async throws(MenuError) in throw error },
      products: { _, _ async throws(MenuError) in throw error },
      product: { _ async throws(MenuError) in throw error },
      search: { _, _ async throws(MenuError) in throw error },
      download: { _ async throws(MenuError) in throw error })
  }
}
