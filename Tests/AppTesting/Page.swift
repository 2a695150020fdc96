// The screens of an app as a browser would get them.
#if os(Linux)
  // On Apple's systems SwiftUI draws for itself, and nobody can look over its shoulder.
  import DataLayer
  import Foundation
  import SwiftUI

  /// One person's page, over a service whose answers the test plans.
  @MainActor
  package final class Page<Service> {
    package let planned: Service
    private let tree: Tree
    private let work: AsyncStream<Void>

    /// A page of `scene`, which asks `planned`, at the address `components` below `base`, for a reader of `language`,
    /// with what was kept of an earlier page.
    package init(
      _ scene: some Scene, planned: Service, base: String, strings: [URL?],
      at components: [String] = [],
      language: String = "en", kept: [String: String] = [:]
    ) throws {
      self.planned = planned
      var environment = EnvironmentValues()
      environment.facts.locale = Locale(identifier: language)
      tree = Tree(
        scene: scene, environment: environment, components: components, sceneStorage: kept,
        services: TreeServices(
          photoPath: { "/_/photo/\($0.lastPathComponent)" },
          strings: try StringTables(contentsOf: strings.compactMap(\.self)), base: base))
      let (work, wake) = AsyncStream.makeStream(of: Void.self)
      self.work = work
      tree.onWork = { wake.yield() }
      _ = tree.flush()
    }

    /// The page as HTML, as it is now.
    package var html: String {
      _ = tree.flush()
      return tree.html().text
    }

    /// The title and the address of the screen on top.
    package var place: (title: String, path: [String]) { (tree.page.title, tree.page.components) }

    /// What the browser keeps for a reload, by key.
    package var kept: [String: String] { tree.sceneStorage }

    /// Returns the page once it holds `text`, or as it is when the test has run out of time.
    package func html(with text: String) async -> String { await html { $0.contains(text) } }

    /// Returns the page once it does not hold `text` any more, or as it is when the test has run out of time.
    package func html(without text: String) async -> String { await html { !$0.contains(text) } }

    private func html(where isDone: (String) -> Bool) async -> String {
      while true {
        let html = html
        // A stream ends at once for a test that is out of time; waiting on it again would never end.
        if isDone(html) || Task.isCancelled { return html }
        for await _ in work { break }
      }
    }

    /// What the browser is told after `event` on the element named `name`, as the wire has it.
    package func told(after event: String, on name: String, _ value: EventValue = .none) -> [String]
    {
      _ = tree.flush()
      guard let number = number(of: name) else { return ["Nothing is called \(name)"] }
      tree.handle(event, on: number, value: value)
      return tree.flush().map { operation in
        var json = ""
        operation.write(to: &json)
        return json
      }
    }

    /// The browser says that the lazy row that holds what is called `name` has come near.
    package func scroll(to name: String) {
      _ = tree.flush()
      guard let number = number(of: name, in: "data-n") else {
        preconditionFailure("No row that waits holds \(name)")
      }
      tree.handle("n", on: number, value: .none)
    }

    /// The number of the element whose label or text is `name`, or of the nearest around it that has `attribute`,
    /// which controls do. What lies beneath another screen cannot be pressed and is passed over.
    package func number(of name: String, in attribute: String = "data-e=") -> Int? {
      let html = tree.html().text
      var next = 0
      var open: [(tag: String, number: Int, acts: Bool, lies: Bool)] = []
      for match in html.matches(of: /<(\/?)([a-z0-9]+)([^>]*)>([^<]*)/) {
        let (_, slash, tag, attributes, text) = match.output
        if slash.isEmpty {
          next += 1
          let acts = attributes.contains(attribute)
          let lies = open.last?.lies == true || attributes.contains(" inert")
          open.append((String(tag), next, acts, lies))
          let isCalled = attributes.contains("aria-label=\"\(name)\"") || text == name
          if isCalled, !lies {
            return open.last(where: \.acts)?.number
          }
          if ["img", "input", "hr", "br"].contains(tag) { open.removeLast() }
        } else {
          open.removeLast()
        }
      }
      return nil
    }
  }
#endif
