// What came of the menu file, in the log and for `tapas doctor`.
import Foundation
import MenuData

extension MenuFile {
  private var path: String { url.path(percentEncoded: false) }

  /// Logs an outcome: each fault with its line. One that came shortly before is logged again,
  /// because the file was written again.
  func log(_ report: MenuFileReport, to log: Log) {
    switch report {
    case .taken(let menu, let warnings):
      log.event(
        .info, .menu,
        "\(path) is shown: \(menu.categories) categories, \(menu.products) products")
      for line in Self.listed(warnings) { log.event(.warn, .menu, "warning: \(path), \(line)") }
    case .refused(let failure):
      let count = failure.problems.count
      log.event(
        .warn, .menu,
        "\(path) is not taken: \(count) \(count == 1 ? "fault" : "faults"); the menu before stays")
      for line in Self.listed(failure.problems) { log.event(.warn, .menu, "\(path), \(line)") }
    case .notSaved(let error):
      log(.warn, .menu, "the menu of \(path) was not saved: \(error.sentence(hasToken: false))")
    }
  }

  /// The findings of `tapas doctor` about the file.
  var findings: [Finding] {
    do throws(MenuFileFailure) {
      let (categories, products, warnings) = try checked()
      return [.ok("menu", "\(path) has \(categories) categories and \(products) products.")]
        + Self.listed(warnings).map { .warning("menu", "\(path), \($0).") }
    } catch {
      return Self.listed(error.problems).map { .problem("menu", "\(path), \($0).") }
    }
  }

  /// The first faults, and how many there are besides.
  private static func listed(_ problems: [MenuFileProblem]) -> [String] {
    let more = problems.count - MenuFileFailure.listed
    return problems.prefix(MenuFileFailure.listed).map(\.description)
      + (more > 0 ? ["and \(more) more"] : [])
  }
}
