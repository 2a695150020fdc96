// Reading values out of a request that did not come over a socket.
import Testing

@testable import WebServer

@Suite("Request")
struct RequestTests {
  @Test("A cookie is found by its exact name, without its quotes")
  func cookies() {
    let headers = Headers([("cookie", "xid=1; id=a=b;quoted=\"two\" ; empty=")])
    let request = Request(path: "/", headers: headers)
    #expect(request.cookie("id") == "a=b")
    #expect(request.cookie("quoted") == "two")
    #expect(request.cookie("empty") == "")
    #expect(request.cookie("ID") == nil)
  }

  @Test(
    "A query value is decoded once",
    arguments: [
      ("q=salt+%26+pepper", "salt & pepper"), ("a=1&q=%D8%B4%D8%A7%D9%8A", "شاي"), ("q", ""),
      ("%71=x%3Dy=z", "x=y=z"), ("q=100%&q=2", "100%"), ("q=%2541", "%41"), ("p=1", nil),
      ("q=%zz%4", "%zz%4"),
    ])
  func query(query: String, value: String?) {
    #expect(Request(path: "/", query: query).queryValue("q") == value)
  }

  @Test("A proxy's target and a fragment are read as path and query")
  func targets() throws {
    func read(_ target: String) throws -> [String] {
      let head = try RequestHead(Array("GET \(target) HTTP/1.1\r\nHost: x\r\n\r\n".utf8)[...])
      return [head.path, head.query]
    }
    #expect(try read("http://host:80/a/b?c#d") == ["/a/b", "c"])
    #expect(try read("http://host?c") == ["/", "c"])
    #expect(try read("/a%2F..//b?x=?y") == ["/a%2F..//b", "x=?y"])
    #expect(throws: Refusal(status: 400)) { try read("host/path") }
  }
}
