// The string tables: whole in three languages, and in step with the screens.
import AppTesting
import Foods
import SharedUI
import Testing

@MainActor
@Suite("The words on screen")
struct StringTableTests {
  @Test("Every sentence is there in every language, in all its plural forms, with all its values")
  func whole() throws {
    #expect(try StringTable(FoodsApp.description.strings).gaps == [])
    #expect(try StringTable(SharedUIResources.strings).gaps == [])
  }

  @Test("Every sentence in the screens is in a table, and every sentence of a table is in a screen")
  func inStep() throws {
    let kit = try StringTable(SharedUIResources.strings).sentences
    #expect(try Screens("SharedUI").sentences == kit)
    let foods = try Screens("Foods").sentences.subtracting(kit)
    #expect(foods == (try StringTable(FoodsApp.description.strings).sentences))
  }
}
