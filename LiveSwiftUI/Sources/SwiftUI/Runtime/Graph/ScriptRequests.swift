// Requests that a module makes of a script of the page, and its answers.
import Foundation

/// Requests to a script and its answers.
///
/// The requests without an answer are an attribute of an element that nobody sees, so that a page
/// that is sent as a whole has them too. Each has a number, and the script acts on it once. The
/// attribute is JSON: a name of this list, then an array a request.
@MainActor package final class ScriptRequests {
  /// The most requests that wait for an answer; the oldest ones are given up.
  package static let limit = 64

  private struct Request {
    let number: Int
    let arguments: [String]
    let answered: @MainActor (String) -> Void
  }

  private weak var tree: Tree?
  private let script: LazyScript
  private let attribute: DataAttribute
  private let reported: @MainActor (String) -> Void
  private let name = String(UInt64.random(in: .min ... .max), radix: 36)
  private var requests: [Request] = []
  private var last = 0

  /// A list for a script, which reads `attribute`. `reported` gets what the script says unasked.
  package init(
    _ tree: Tree, script: LazyScript, attribute: DataAttribute,
    reported: @escaping @MainActor (String) -> Void
  ) {
    self.tree = tree
    self.script = script
    self.attribute = attribute
    self.reported = reported
    tree.modules.requests.append(self)
    tree.modules.requestsNode?.markDirty()
  }

  /// Adds a request, and returns its number. `answered` gets the text of the answer; for a request
  /// that is given up it gets an empty one.
  @discardableResult package func add(
    _ arguments: [String], answered: @escaping @MainActor (String) -> Void = { _ in }
  ) -> Int {
    tree?.needs(script)
    last += 1
    requests.append(Request(number: last, arguments: arguments, answered: answered))
    if requests.count > Self.limit { requests.removeFirst().answered("") }
    tree?.modules.requestsNode?.markDirty()
    return last
  }

  /// Gives up all requests.
  package func close() {
    let left = requests
    requests = []
    for request in left { request.answered("") }
  }

  /// The value of the attribute.
  package var json: String {
    let rows = requests.map { [String($0.number)] + $0.arguments }
    // Arrays of strings always encode.
    let data = (try? JSONEncoder().encode([[name]] + rows)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  /// Reads a report of the script: `a`, a number and the answer, or any other text.
  fileprivate func take(_ text: String) {
    guard text.utf8.count <= 1_024 else { return }
    let parts = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.first == "a" else { return reported(text) }
    guard parts.count > 1, let number = Report.whole(parts[1]),
      let index = requests.firstIndex(where: { $0.number == number })
    else { return }
    let request = requests.remove(at: index)
    tree?.modules.requestsNode?.markDirty()
    request.answered(parts.count > 2 ? String(parts[2]) : "")
  }

  /// The element that the script reads.
  fileprivate func element(_ context: Context) -> Element {
    let element = context.element(.div)
    element.set("hidden", "")
    // The script takes the last element that is not inert for the screen on top.
    element.set("inert", "")
    element.set(attribute, json)
    element.appetite = .fixed([])
    element.on(.transfer) { [weak self] in
      if case .text(let text) = $0 { self?.take(text) }
    }
    return element
  }
}

/// Draws the elements of all lists of requests, after the screens of the page.
///
/// It is there from the start, because a root that is rendered again makes the models anew that an
/// app makes in the content of its window.
final class ScriptRequestsNode: Node {
  override func produce(into items: inout [Item]) {
    for (index, requests) in tree.modules.requests.enumerated() {
      items.append(.element(requests.element(context().inside(index))))
    }
  }
}

extension Node {
  /// Draws the requests to scripts, after what is drawn already.
  func drawRequests(into items: inout [Item]) {
    let context = context().inside(.scriptRequests)
    let node = claim(context.position) { ScriptRequestsNode(context) }
    tree.modules.requestsNode = node
    node.adopt(context)
    items.append(.node(node))
  }
}
