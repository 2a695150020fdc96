// The messages for failures of a menu download.
import DataLayer
import Menu
import MenuData

extension MenuError {
  /// The failure and its remedy, for `tapas menu sync`. The previous menu remains in every case.
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
    case .file(let why): "the menu file: \(why). tapas doctor tells every fault."
    case .storage(let why): "the saved menu cannot be used: \(why)."
    }
  }
}
