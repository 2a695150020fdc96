// The string table: whole in three languages, and in step with the screens.
import AppTesting
import Recipes
import SharedUI
import Testing

@MainActor
@Suite("The words on screen")
struct StringTableTests {
  @Test("Every sentence is there in every language, with all its values")
  func whole() throws {
    #expect(try StringTable(RecipesApp.description.strings).gaps == [])
  }

  @Test(
    "Every sentence in the screens is in a table, and every sentence of the table is in a screen")
  func inStep() throws {
    let kit = try StringTable(SharedUIResources.strings).sentences
    let recipes = try Screens("Recipes").sentences.subtracting(kit)
    #expect(recipes == (try StringTable(RecipesApp.description.strings).sentences))
  }
}
