// Lines of bytes and notifications as asynchronous sequences.
import Foundation
import FoundationAdditions
import Testing

@Suite("Asynchronous sequences", .timeLimit(.minutes(10)))
struct SequenceTests {
  @Test("Lines end as in Unicode, and empty ones are left out")
  func lines() async {
    let bytes = AsyncStream<UInt8> { continuation in
      for byte in "data: 1\r\n\r\ndata: é\u{2028}x\u{85}\nlast".utf8 { continuation.yield(byte) }
      continuation.finish()
    }
    var lines: [String] = []
    for await line in bytes.lines { lines.append(line) }
    #expect(lines == ["data: 1", "data: é", "x", "last"])
  }

  @Test("Notifications of a name arrive in order, and those of another do not")
  func notifications() async {
    let center = NotificationCenter()
    let name = Notification.Name("saved")
    var posts = center.notifications(named: name).makeAsyncIterator()
    center.post(name: name, object: nil, userInfo: ["number": 1])
    center.post(name: Notification.Name("other"), object: nil)
    center.post(name: name, object: nil, userInfo: ["number": 2])
    let numbers = [await posts.next(), await posts.next()].map { $0?.userInfo?["number"] as? Int }
    #expect(numbers == [1, 2])
  }
}
