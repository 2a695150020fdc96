// Objects without values.
import Foundation
import FoundationAdditions
import FoundationNetworking
import Testing

@Suite("Objects without values", .timeLimit(.minutes(10)))
struct EmptyInstanceTests {
  @Test("A timer without values has ended")
  func timer() {
    let timer = Timer()
    #expect(!timer.isValid)
    timer.invalidate()
    #expect(!timer.isValid)
  }

  @Test("Responses without values can be made, of the class that is named")
  func responses() {
    #expect(URLResponse().expectedContentLength == -1)
    #expect(HTTPURLResponse().statusCode == 0)
    #expect(type(of: HTTPURLResponse()) == HTTPURLResponse.self)
    #expect(CachedURLResponse().data.isEmpty)
    #expect(URLCache().memoryCapacity == 0)
  }

  @Test("An empty text is one that can grow, where that class is named")
  func texts() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a")
    #expect(NSAttributedString().length == 0)
    #expect(Progress().totalUnitCount == 0)
  }

  @Test("A serial queue runs its work in order")
  func queue() async {
    let queue = DispatchSerialQueue(label: "test")
    #expect(queue.label == "test")
    #expect(DispatchSerialQueue.main.label == DispatchQueue.main.label)
    nonisolated(unsafe) var order: [Int] = []  // Written on the queue only, before it is read.
    for number in 0..<3 { queue.async { order.append(number) } }
    await withCheckedContinuation { done in queue.async { done.resume() } }
    #expect(order == [0, 1, 2])
  }
}
