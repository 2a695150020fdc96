// Errors that a screen can tell to a person.
import DataLayer
import SwiftUI

/// An error with the words and the symbol that tell it to a person.
public protocol PresentableError: LoadError {
  /// What is the matter, in a few words; nil where only the screen can say what could not be done.
  var title: Text? { get }
  /// One or two sentences: why, and what to do where something can be done.
  var words: Text { get }
  /// The name of the system symbol that stands for the error.
  var symbol: String { get }
}

extension PresentableError {
  public var title: Text? { nil }
}
