// Actions for keys that are pressed while a view, or one inside it, has the keyboard focus.
public import Foundation

extension View {
  /// Runs `action` when the key is pressed or repeated while the focus is in this view.
  ///
  /// The answer comes too late for the browser, so the key does nothing else there: it scrolls
  /// nothing and leaves a field as it is. In a field this holds for keys that type nothing, without
  /// a modifier; Tab always moves the focus.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    keyPresses([key], [.down, .repeat]) { _ in action() }
  }

  /// Runs `action` in these stages of a press of the key, while the focus is in this view.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    keyPresses([key], phases, action: action)
  }

  /// Runs `action` when one of the keys is pressed, while the focus is in this view.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    keyPresses(keys, phases, action: action)
  }

  /// Runs `action` when a key is pressed that types one of the characters, while the focus is in
  /// this view.
  public nonisolated func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    keyPresses(nil, phases) { press in
      press.characters.unicodeScalars.allSatisfy(characters.contains) ? action(press) : .ignored
    }
  }

  /// Runs `action` when any key is pressed, while the focus is in this view.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    keyPresses(nil, phases, action: action)
  }

  private nonisolated func keyPresses(
    _ keys: Set<KeyEquivalent>?, _ phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(content: self, wish: KeyRequest(keys: keys, phases: phases), action: action)
  }
}

/// The keys that a view wants.
struct KeyRequest: Sendable {
  /// The keys; nil for all.
  let keys: Set<KeyEquivalent>?
  /// The stages of a press.
  let phases: KeyPress.Phases

  /// The form that keys.js reads: words of the stages and a key, or the stages alone.
  var text: String {
    guard let keys else { return String(phases.rawValue & 7) }
    return keys.map { "\(phases.rawValue & 7)\($0.name)" }.sorted().joined(separator: " ")
  }

  func contains(_ press: KeyPress) -> Bool {
    guard !phases.isDisjoint(with: press.phase) else { return false }
    return keys.map { $0.contains { $0.name == press.key.name } } ?? true
  }
}

private nonisolated struct KeyPressView<Content: View> {
  let content: Content
  let wish: KeyRequest
  let action: (KeyPress) -> KeyPress.Result
}

extension KeyPressView: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    context.wrap(content, in: KeyPressNode.init, into: &items) {
      $0.accept(context, wish, action, content: $1)
    }
  }
}

/// Passes a key to its view's action, and an ignored one to the views around.
private final class KeyPressNode: Node {
  private var content: DrawContent = { _, _ in }
  private var wish = KeyRequest(keys: [], phases: [])
  private var action: (KeyPress) -> KeyPress.Result = { _ in .ignored }

  func accept(
    _ context: Context, _ wish: KeyRequest, _ action: @escaping (KeyPress) -> KeyPress.Result,
    content: @escaping DrawContent
  ) {
    (self.wish, self.action, self.content) = (wish, action, content)
    adopt(context)
  }

  override func produce(into items: inout [Item]) {
    tree.needs(.follow)
    let decorated = context().decorated { [weak self] element, _ in
      self?.listen(on: element)
      return element
    }
    content(decorated.child(0), &items)
  }

  private func listen(on element: Element) {
    let name = DataAttribute.keyPresses
    // A view inside this one draws the same element: it gets the key first and passes it on.
    if let inner = element.attribute(name) { return element.set(name, inner + " " + wish.text) }
    element.set(name, wish.text)
    element.on(.key) { [weak self] value in
      guard case .text(let text) = value, let press = KeyPress(report: text) else { return }
      self?.pass(press)
    }
  }

  private func pass(_ press: KeyPress) {
    var next: Node? = self
    // Keys of a sheet stay in it.
    let presenter = environment.builtIn.position.dialog?.node
    while let node = next, node !== presenter {
      if let keys = node as? KeyPressNode, keys.wish.contains(press),
        keys.action(press) == .handled
      {
        return
      }
      next = node.parent
    }
  }
}
