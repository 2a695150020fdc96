// An error that a screen can show.
public import DataLayer
public import SwiftUI

/// An error with a message and a symbol for a person.
public protocol PresentableError: LoadError {
  /// The failure in a few words; nil if only the screen knows what could not be done.
  var title: Text? { get }
  /// The reason and the remedy, in one or two sentences.
  var message: Text { get }
  /// The name of the error's system symbol.
  var symbol: String { get }
}

extension PresentableError {
  /// No title by default: the screen has its own.
  public var title: Text? { nil }
}
