// An app that ends or holds its own process on purpose, for the tests of what comes after.
import AppServer
import Foundation
import SwiftUI

/// A list of rows, and everything that a page can end its process by. Which of it does so is told
/// by the words in the file `faults` of its folder, so a test can change it while the app runs.
@main
struct CrashingApp: App {
  var body: some Scene {
    WindowGroup { RowsScreen() }
  }
}

/// What goes wrong now.
enum Fault: String {
  /// The screen of row 3 traps while it is drawn.
  case address
  /// A task of the screen of row 3 traps after a while.
  case task
  /// What the screen of row 3 leaves to a queue traps.
  case queue
  /// A text with "boom" in it traps.
  case text
  /// The toggle traps.
  case toggle
  /// The button traps.
  case press
  /// The first screen traps where there is little room.
  case narrow
  /// The first screen of everybody never comes to an end of its recursion.
  case depth

  /// Whether it does.
  var isOn: Bool {
    guard let folder = ProcessInfo.processInfo.environment["XDG_DATA_HOME"] else { return false }
    // No file means that nothing goes wrong.
    let words = try? String(contentsOfFile: folder + "/faults", encoding: .utf8)
    return words?.split(separator: " ").contains { $0 == rawValue } ?? false
  }

  /// Ends the process as a mistake in an app does.
  func trap() {
    let nothing: [Int] = []
    if isOn { print(nothing[1]) }
  }
}
