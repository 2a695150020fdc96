// Why the menu could not be downloaded, in the words of the command line.
import DataLayer
import Menu
import MenuData

extension MenuError {
  /// What went wrong and what to do, for `tapas menu sync`; the menu from before is there in every
  /// case.
  func sentence(hasToken: Bool) -> String {
    switch self {
    case .tokenRefused(let status, let message, let setting):
      (hasToken ? "the service refused the token" : "the service wants a token")
        + " (\(status)\(message.map { ": \($0)" } ?? "")). Set \(setting)"
        + (hasToken ? " to one that may read the menu." : ".")
    case .service(.cancelled):
      "it was stopped. What came is kept; the same command goes on from there."
    case .service(let error):
      "\(error.sentence) What came is kept; the same command goes on from there."
    case .unreadable(let why): why
    case .diskFull: "there is no room left on the disk. The menu from before is whole."
    case .storage(let why): "the saved menu cannot be used: \(why)."
    }
  }
}
