// The text in which favourites are kept.
import Testing

@testable import SharedUI

@Suite("Favourites")
struct FavouritesTests {
  @Test("Their text is the same in whatever order they were marked, and reads back as the same")
  func text() {
    var favourites = Favourites()
    #expect(favourites.isEmpty && favourites.rawValue == "")
    for id in ["7", "11000", "7", "8"] { favourites[id] = true }
    favourites["8"] = false
    #expect(favourites.rawValue == "11000\n7")
    #expect(Favourites(rawValue: favourites.rawValue) == favourites)
    #expect(["7", "8", "11000"].map { favourites[$0] } == [true, false, true])
  }

  @Test("A text with empty lines has no favourite without an id")
  func blank() {
    #expect(Favourites(rawValue: "\n\n") == Favourites())
    #expect(Favourites(rawValue: "")?.isEmpty == true)
  }
}
