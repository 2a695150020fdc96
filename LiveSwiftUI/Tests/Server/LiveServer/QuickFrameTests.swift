// The frames that are read without a JSON parser.
import Testing

@testable import LiveServer

@Suite("QuickFrame")
struct QuickFrameTests {
  @Test("Presses, toggles, plain texts and acknowledgements are read as the JSON parser reads them")
  func same() {
    let texts = [
      "[0,7]", "[1,0,42,\"c\"]", "[3,2,42,\"t\",true]", "[3,2,42,\"t\",false]",
      "[9,8,7,\"i\",\"héllo 🎈\"]", "[9,8,7,\"i\",\"\"]", "[999999,0,1,\"n\"]",
    ]
    for text in texts {
      let quick = QuickFrame.read(text)
      #expect(quick != nil && quick == Frame.read(" " + text))
    }
  }

  @Test(
    "Any other form is left to the JSON parser",
    arguments: [
      "", "[", "[]", "[1]", "[1,2", "[01,0,4,\"c\"]", "[1,0,42,\"c\"]x", "[1,0,42,\"c\",1]",
      "[1,0,42,\"i\",\"a\\nb\"]", "[1,0,42,\"i\",\"a\nb\"]", "[0,0,4,\"c\"]", "[1,0,0,\"v\",1]",
      "[1,0,42,\"hello\"]", "[1,0,42,\"ninechars\"]", "[-1,0,42,\"c\"]", "[1, 0,42,\"c\"]",
      "[1,0,42,\"i\",[0,0,\"\",0,0]]", "[1234567890123456,0,1,\"c\"]", "[1,0,42,\"t\",tru]",
      "[1,0,42,\"i\",\"a", "[2,0]",
    ])
  func other(_ text: String) { #expect(QuickFrame.read(text) == nil) }

  @Test("A typed text is cut where the JSON parser's is")
  func cut() {
    let text = String(repeating: "é", count: Frame.textLimit + 1)
    let frame = QuickFrame.read("[1,0,42,\"i\",\"\(text)\"]")
    #expect(frame == Frame.read(" [1,0,42,\"i\",\"\(text)\"]"))
  }
}
