// The screens of an app over a service whose answers the test gives.
import Foundation
package import SwiftUI

/// One person's page of an app, over planned answers.
@MainActor
package final class Page<Service>: TestPage {
  /// The service whose answers the test plans.
  package let planned: Service

  /// A page of `scene`, which asks `planned`; see `TestPage` for the rest.
  package init(
    _ scene: some Scene, planned: Service, base: String, strings: [URL?],
    at components: [String] = [], language: String = "en", sceneStorage: [String: String] = [:],
    browser: TestBrowser = TestBrowser()
  ) throws {
    self.planned = planned
    super.init(
      scene, base: base, tables: try StringTables(contentsOf: strings.compactMap(\.self)),
      at: components, language: language, sceneStorage: sceneStorage, browser: browser)
  }
}
