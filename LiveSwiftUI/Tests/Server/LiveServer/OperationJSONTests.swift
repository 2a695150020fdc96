// The JSON of each operation, as the script reads it.
import SwiftUI
import Testing

@testable import LiveServer

@Suite("Operations as JSON")
struct OperationJSONTests {
  @Test(
    "An operation is an array of its letter and its arguments",
    arguments: [
      (.text(1, "a\"\\\n\u{1}</script>\0"), #"["t",1,"a\"\\\n\u0001</script>\u{FFFD}"]"#),
      (.attribute(2, "href", "/a"), #"["a",2,"href","/a"]"#),
      (.attribute(2, "href", nil), #"["a",2,"href",null]"#),
      (.insert(parent: 3, before: 0, html: "<i>", first: 9), #"["i",3,0,"<i>",9]"#),
      (.move(parent: 3, 5, before: 4), #"["m",3,5,4]"#),
      (.remove(6), #"["r",6]"#),
      (.value(7, "b", event: 8), #"["v",7,"b",8]"#),
      (.rules("p{}"), #"["c","p{}"]"#),
      (.url("/b", mode: .push, steps: 1), #"["u","/b","push",1]"#),
      (.title("T"), #"["T","T"]"#),
      (.snapshot("x"), #"["s","x"]"#),
      (.keep("a=b; Path=/"), #"["k","a=b; Path=/"]"#),
      (.focus(8), #"["f",8]"#),
      (.announce("Hello"), #"["l","Hello"]"#),
      (.vibrate([10, 20]), #"["b","10 20"]"#),
      (.awake(true), #"["w",1]"#),
      (.awake(false), #"["w",0]"#),
      (.whole(html: "<p>", count: 2, title: "U", url: "/c"), #"["h","<p>",2,"U","/c"]"#),
      (.open("https://a.test"), #"["o","https://a.test"]"#),
      (.script("/s"), #"["j","/s"]"#),
    ] as [(PageOperation, String)])
  func json(operation: PageOperation, expected: String) {
    var json = ""
    operation.write(to: &json)
    #expect(json == expected.replacing("\\u{FFFD}", with: "\u{FFFD}"))
  }
}
