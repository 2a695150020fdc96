// The screens of Foods as a browser would get them.
#if os(Linux)
  // On Apple's systems SwiftUI draws for itself, and nobody can look over its shoulder.
  import Catalog
  import Foundation
  import Kit
  import SwiftUI

  @testable import Foods

  /// One person's page, over a planned service.
  @MainActor
  final class Page {
    let planned = PlannedFoods()
    private let tree: Tree
    private let work: AsyncStream<Void>

    /// A page at the address `components` below `/foods`, for a reader of `language`.
    init(
      at components: [String] = [], language: String = "en",
      store: any RecordStore = InMemoryRecordStore(now: { Kitchen.noon })
    ) throws {
      var environment = EnvironmentValues()
      environment.facts.locale = Locale(identifier: language)
      let files = [KitResources.strings, FoodsResources.strings].compactMap { $0 }
      tree = Tree(
        scene: FoodsScene(
          service: planned.service, store: store, clock: ManualClock(), now: { Kitchen.noon + 300 }),
        environment: environment, components: components,
        services: TreeServices(
          photoPath: { "/_/photo/\($0.lastPathComponent)" },
          strings: try StringTables(contentsOf: files), base: "/foods"))
      let (work, wake) = AsyncStream.makeStream(of: Void.self)
      self.work = work
      tree.onWork = { wake.yield() }
      _ = tree.flush()
    }

    /// The page as HTML, as it is now.
    var html: String {
      _ = tree.flush()
      return tree.html().text
    }

    /// The title and the address of the screen on top.
    var place: (title: String, path: [String]) { (tree.page.title, tree.page.components) }

    /// Returns the page once it holds `text`.
    func html(with text: String) async -> String {
      while true {
        let html = html
        if html.contains(text) { return html }
        for await _ in work { break }
      }
    }

    /// What the browser is told after `event` on the element named `name`, as the wire has it.
    func told(after event: String, on name: String, _ value: EventValue = .none) -> [String] {
      _ = tree.flush()
      guard let number = number(of: name) else { return ["Nothing is called \(name)"] }
      tree.handle(event, on: number, value: value)
      return tree.flush().map { operation in
        var json = ""
        operation.write(to: &json)
        return json
      }
    }

    /// The number of the element whose label or text is `name`, or of the control around it.
    func number(of name: String) -> Int? {
      let html = tree.html().text
      var next = 0
      var open: [(tag: String, number: Int, acts: Bool)] = []
      for match in html.matches(of: /<(\/?)([a-z0-9]+)([^>]*)>([^<]*)/) {
        let (_, slash, tag, attributes, text) = match.output
        if slash.isEmpty {
          next += 1
          let acts = attributes.contains("data-e=")
          open.append((String(tag), next, acts))
          if attributes.contains("aria-label=\"\(name)\"") || text == name {
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
