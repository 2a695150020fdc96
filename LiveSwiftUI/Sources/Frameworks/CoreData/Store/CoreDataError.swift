// Failures of stores and contexts.
import Foundation

/// A failure of a store or a context, in the domain of Cocoa with the numbers that Apple's has.
struct CoreDataError: LocalizedError, CustomNSError, CustomStringConvertible, Equatable {
  /// A kind of failure, as its number.
  enum Code: Int {
    case denied = 1600
    case missingValue = 1570
    case tooFew = 1580
    case conflict = 133_021
    case invalidModel = 134_020
    case store = 134_080
    case noModel = 134_060
    case noObject = 133_000
  }

  let code: Code
  /// A sentence on the failure.
  let description: String

  static var errorDomain: String { NSCocoaErrorDomain }
  var errorCode: Int { code.rawValue }
  var errorDescription: String? { description }
  var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }

  init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}
