// What other modules keep for a page, and the page of the person whose code runs.
import Foundation

/// An object that a module keeps for one page, from its first use to the end of the page.
@MainActor package protocol PageService: AnyObject {
  /// Makes the object for a page.
  init(_ tree: Tree)
  /// Ends what the object has under way, because the page is gone.
  func pageClosed()
}

/// The page of the person whose code runs. Tasks inherit it; queues of Dispatch do not.
package struct CurrentPage: Sendable {
  private let reader: TextReader

  /// The page of the view whose body runs, else that of the task; nil where no page's code runs.
  package static var known: CurrentPage? { TextReader.known.map(CurrentPage.init) }

  /// The tree of the page; nil once the page is gone.
  @MainActor package var tree: Tree? { reader.page }
}

extension Tree {
  /// The object of a class that a module keeps for this page, made at the first use.
  package func service<Service: PageService>(_ type: Service.Type) -> Service {
    let key = ObjectIdentifier(type)
    if let made = modules.services[key] as? Service { return made }
    let made = type.init(self)
    modules.services[key] = made
    return made
  }

  /// Runs `work` as code of this page's person, so that it finds its page and language.
  package func forPerson(_ work: () -> Void) { asReader(work) }
}
