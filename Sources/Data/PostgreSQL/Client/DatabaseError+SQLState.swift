// PostgreSQL's error codes as errors.
import DataLayer

extension DatabaseError {
  /// The error for an error code (postgresql.org/docs/15/errcodes-appendix.html).
  init(state: String, message: String) {
    switch state {
    case "53100": self = .diskFull
    case "25006": self = .notAllowed(why: "it may only be read")
    case "42501": self = .notAllowed(why: message)
    case "55P03": self = .busy
    // The server ended the statement at its time limit.
    case "57014": self = .away(why: "a statement took too long")
    case "3D000": self = .away(why: message)
    default:
      switch state.prefix(2) {
      // Connections, resources such as their number, and a server that is stopping.
      case "08", "53", "57": self = .away(why: message)
      case "23": self = .constraint(why: message)
      case "28": self = .notAllowed(why: message)
      // A conflict with another transaction, even after a repetition.
      case "40": self = .busy
      case "58", "XX": self = .storage(why: message)
      default: self = .statement(why: message)
      }
    }
  }
}
