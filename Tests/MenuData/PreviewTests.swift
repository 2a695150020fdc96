// The repository in memory, which previews and benchmarks read.
import DataLayer
import Foundation
import Testing

@testable import MenuData

@Suite("The menu of previews", .timeLimit(.minutes(10)))
struct PreviewTests {
  @Test("A preview answers as a repository does")
  func answers() async throws {
    let repository = MenuRepository.preview()
    #expect(
      try await repository.categories(1)
        == MenuPage(items: MenuCategory.examples, number: 1, count: 1)
    )
    #expect(try await repository.search("فت", 5).map(\.id) == ["1"])
    #expect(try await repository.products("salads", 9).items.map(\.id) == ["1", "2"])
    #expect(try await repository.download { _ in }.version == 2)
  }
}
