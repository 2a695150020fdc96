// Each app, seventeen faults, three languages: what is shown at first, later, and after a restart.
import Foundation
import SwiftUITesting
import Testing

@testable import tapas

@MainActor
@Suite("The fault matrix", .timeLimit(.minutes(10)))
struct FaultMatrixTests {
  @Test(
    "A first visit shows what is wrong in each reader's words, and Retry mends it",
    .serialized,
    arguments: MatrixCell.played(MatrixApp.allCases, ServiceFault.allCases, turn: 0))
  func firstVisit(_ cell: MatrixCell) async throws {
    let (app, fault) = (cell.app, cell.fault)
    let visit = try await Visit(to: app)
    try await visit.begin(fault)
    var pages = Language.allCases.map { ($0, visit.page(in: $0)) }
    let expected = FirstVisit.of(app, fault)
    for (language, page) in pages { await expect(expected, of: app, on: page, in: language) }
    try await visit.heal()
    if app == .menu, [.empty, .partial].contains(expected) {
      try await visit.restartAfterDownload()
      pages = Language.allCases.map { ($0, visit.page(in: $0)) }
      for (language, page) in pages {
        await page.wait { page.element(app.refresh(language)) != nil }
      }
    }
    for (language, page) in pages {
      switch expected {
      // Whoever is unknown is not asked for again within a minute.
      case .failure(.nobody): continue
      case .failure:
        let retry = Sentence.retry[language]
        // Retry on one page mends the others that show the same list.
        await page.wait { page.shows(app.content(language)) || page.element(retry) != nil }
        if !page.shows(app.content(language)) { page.tap(retry) }
      case .empty, .partial: page.tap(app.refresh(language))
      // The wait that the service asked for is longer than this test.
      case .waiting: continue
      case .content: break
      }
      await page.wait(for: app.content(language))
      #expect(page.shows(app.content(language)), "\(page.texts)")
      if case .failure(let reason) = expected {
        #expect(!page.shows(Sentence.words(reason, app)[language]), "\(page.texts)")
      }
    }
    try await visit.end()
  }

  private func expect(
    _ visit: FirstVisit, of app: MatrixApp, on page: TestPage, in language: Language
  ) async {
    let words =
      switch visit {
      case .content: [app.content(language)]
      case .partial: [app.content(language), Sentence.skipped[language]]
      case .empty: [Sentence.nothing(app)[language]]
      case .waiting: [Sentence.waiting[language]]
      case .failure(let reason):
        [Sentence.title(reason, app), Sentence.words(reason, app), .retry].map { $0[language] }
      }
    await page.wait { words.allSatisfy(page.shows) }
    #expect(words.filter { !page.shows($0) } == [], "\(page.texts)")
  }

  @Test(
    "What is on screen stays when the service fails, with the reason, and Refresh mends it",
    .serialized,
    arguments: MatrixCell.played(
      MatrixApp.allCases, ServiceFault.allCases.filter(\.hidesNewer), turn: 1))
  func refresh(_ cell: MatrixCell) async throws {
    let (app, fault) = (cell.app, cell.fault)
    guard let reason = FirstVisit.later(app, fault) else { return }
    let language = Language.allCases[(app.number + fault.number) % 3]
    let visit = try await Visit(to: app)
    var page = visit.page(in: language)
    await page.wait(for: app.content(language))
    if app == .menu {
      try await visit.restartAfterDownload()
      page = visit.page(in: language)
      await page.wait(for: app.content(language))
    }
    try await visit.begin(fault)
    page.tap(app.refresh(language))
    await Self.wait(for: reason, of: app, language, on: page)
    #expect(page.shows(Sentence.words(reason, app)[language]), "\(page.texts)")
    #expect(page.shows(app.content(language)), "\(page.texts)")
    try await visit.heal()
    page.tap(app.refresh(language))
    await page.wait { !page.shows(Sentence.words(reason, app)[language]) }
    #expect(!page.shows(Sentence.savedCopy[language]), "\(page.texts)")
    try await visit.end()
  }

  @Test(
    "After a restart the saved copy is there with the reason, and Refresh mends it",
    .serialized,
    arguments: MatrixCell.played(
      [.foods, .recipes, .menu, .cocktails], ServiceFault.allCases.filter(\.hidesNewer), turn: 2))
  func savedCopy(_ cell: MatrixCell) async throws {
    let (app, fault) = (cell.app, cell.fault)
    guard let reason = FirstVisit.later(app, fault) else { return }
    let language = Language.allCases[(app.number + fault.number) % 3]
    let visit = try await Visit(to: app)
    await visit.page(in: language).wait(for: app.content(language))
    // A menu is saved before it is shown.
    if app != .menu { try await visit.listIsSaved() }
    try await visit.restart()
    try await visit.begin(fault)
    let page = visit.page(in: language)
    await page.wait(for: app.content(language))
    // A saved menu is shown without asking the service.
    if app == .menu { page.tap(app.refresh(language)) }
    await Self.wait(for: reason, of: app, language, on: page)
    #expect(page.shows(Sentence.savedCopy[language]), "\(page.texts)")
    #expect(page.shows(Sentence.words(reason, app)[language]), "\(page.texts)")
    try await visit.heal()
    page.tap(app.refresh(language))
    await page.wait { !page.shows(Sentence.savedCopy[language]) }
    #expect(page.shows(app.content(language)))
    try await visit.end()
  }

  /// Waits until the list has failed. The rows of drinks look up details of their own, which may
  /// fail before it with the same words, and Refresh does nothing while the list is loading.
  private static func wait(
    for reason: Reason, of app: MatrixApp, _ language: Language, on page: TestPage
  ) async {
    await page.wait {
      page.shows(Sentence.words(reason, app)[language])
        && page.shows(Sentence.savedCopy[language])
    }
  }

  @Test("Every fault is played, and every app shows everything that it can")
  func played() {
    let cells = MatrixCell.played(MatrixApp.allCases, ServiceFault.allCases, turn: 0)
    #expect(Set(cells.map(\.fault)) == Set(ServiceFault.allCases))
    for app in MatrixApp.allCases {
      let own = cells.filter { $0.app == app }.map(\.fault)
      #expect(
        Set(own.map { FirstVisit.of(app, $0).summary })
          == Set(ServiceFault.allCases.map { FirstVisit.of(app, $0).summary }))
    }
  }

  @Test("The table in Notes/faults.md is this matrix, as TAPAS_WRITE_FAULTS=1 writes it")
  func table() throws {
    let note = try String(contentsOf: Self.note, encoding: .utf8)
    let lines = note.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let first = try #require(lines.firstIndex { $0.hasPrefix("|") })
    var expected = lines.filter { !$0.hasPrefix("|") }
    expected.insert(contentsOf: FirstVisit.table, at: first)
    // The table is written where that is asked for.
    if ProcessInfo.processInfo.environment["TAPAS_WRITE_FAULTS"] != nil {
      try Data(expected.joined(separator: "\n").utf8).write(to: Self.note)
    } else {
      #expect(lines == expected)
    }
  }

  private static let note = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../../Notes/faults.md").standardizedFileURL
}
