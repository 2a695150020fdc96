// The open screens of a scene, which Apple's systems bring back as they do its search.
import Foundation
public import SwiftUI

extension View {
  /// Keeps the routes of `path` with the scene, and opens them again when the system restores it.
  /// On a server the address has them, and one without a route means the first screen.
  public func restoresPath<Route>(_ path: Binding<[Route]>) -> some View
  where Route: Equatable & LosslessStringConvertible {
    #if canImport(Darwin)
      modifier(RestoredPath(path: path))
    #else
      self
    #endif
  }
}

/// Opens the stored routes over a first screen that nothing is open over, such as a link.
struct RestoredPath<Route: Equatable & LosslessStringConvertible>: ViewModifier {
  @SceneStorage("path") private var stored = ""
  @Binding var path: [Route]

  func body(content: Content) -> some View {
    content
      .onAppear {
        if path.isEmpty, !stored.isEmpty { path = RoutesText(stored).routes() }
      }
      .onChange(of: path) { _, path in stored = RoutesText(path).text }
  }
}

/// Routes in one text: a JSON array of their descriptions, which may have any character.
struct RoutesText: Equatable {
  let text: String

  init(_ text: String) { self.text = text }

  /// The text of these routes; an empty one of none.
  init(_ routes: [some LosslessStringConvertible]) {
    // Strings are always JSON.
    let json = routes.isEmpty ? nil : try? JSONEncoder().encode(routes.map(\.description))
    text = json.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The routes; none when an earlier version of the app wrote one that this version cannot read.
  func routes<Route: LosslessStringConvertible>() -> [Route] {
    // A text of another form is a place that is no more.
    guard let names = try? JSONDecoder().decode([String].self, from: Data(text.utf8)) else {
      return []
    }
    let routes = names.compactMap { Route($0) }
    return routes.count == names.count ? routes : []
  }
}
