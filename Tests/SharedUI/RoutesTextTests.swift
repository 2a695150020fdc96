// The text in which a scene keeps the screens that are open in it.
import Testing

@testable import SharedUI

@Suite("The text of open screens")
struct RoutesTextTests {
  @Test(
    "Any routes are read as they were written",
    arguments: [[], ["ana"], ["ana", "ana~12"], ["a\",\"b/ñ", ""]])
  func roundTrip(names: [String]) {
    let routes = names.map { ItemRoute<String>(id: $0) }
    #expect(RoutesText(routes).routes() == routes)
  }

  @Test("No screens are an empty text, others an array of JSON")
  func written() {
    #expect(RoutesText([ItemRoute<Int>]()).text == "")
    #expect(RoutesText([ItemRoute(id: 2), ItemRoute(id: 3)]).text == #"["2","3"]"#)
  }

  @Test(
    "A text that this version would not write opens nothing",
    arguments: ["", "2", "[2]", #"["2""#, #"{"path":["2"]}"#, #"["2","two"]"#])
  func unreadable(text: String) {
    #expect(RoutesText(text).routes() == [ItemRoute<Int>]())
  }
}
