// An error that a screen can show to a person.
import DataLayer
import SwiftUI

/// An error with the words and the symbol that explain it to a person.
public protocol PresentableError: LoadError {
  /// What failed, in a few words; nil where only the screen knows what could not be done.
  var title: Text? { get }
  /// One or two sentences: why, and what the person can do about it.
  var words: Text { get }
  /// The name of the system symbol that stands for the error.
  var symbol: String { get }
}

extension PresentableError {
  public var title: Text? { nil }
}
