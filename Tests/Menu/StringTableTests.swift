// The string tables: whole in three languages, and in step with the screens.
import AppTesting
import Menu
import MenuData
import SharedUI
import Testing

@MainActor
@Suite("The words on screen")
struct StringTableTests {
  @Test("Every sentence is there in every language, in all its plural forms, with all its values")
  func whole() throws {
    #expect(try StringTable(MenuApp.description.strings).gaps == [])
  }

  @Test("Every sentence in the screens is in a table, and every sentence of a table is in a screen")
  func inStep() throws {
    let kit = try StringTable(SharedUIResources.strings).sentences
    let menu = try Screens("Menu").sentences.subtracting(kit)
    #expect(menu == (try StringTable(MenuApp.description.strings).sentences))
  }
}
