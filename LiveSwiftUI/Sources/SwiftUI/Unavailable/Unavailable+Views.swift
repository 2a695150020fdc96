// Apple's views and wrappers that do not work here: each is a compile error that names an
// alternative.
import Foundation

// Declared so that the compiler can report more than "cannot find in scope". Their bodies never
// run.

extension Text {
  /// Unavailable: the rule by which the lines of a text are aligned.
  @available(*, unavailable, message: "Use multilineTextAlignment(_:).")
  public struct AlignmentStrategy {
    /// Unavailable, as the type is.
    public static var `default`: AlignmentStrategy { AlignmentStrategy() }
    /// Unavailable, as the type is.
    public static var layoutBased: AlignmentStrategy { AlignmentStrategy() }
    /// Unavailable, as the type is.
    public static var writingDirectionBased: AlignmentStrategy { AlignmentStrategy() }
  }

  /// Unavailable: the rule by which a text's direction is found.
  @available(*, unavailable, message: "Texts are written as their letters are.")
  public struct WritingDirectionStrategy {
    /// Unavailable, as the type is.
    public static var `default`: WritingDirectionStrategy { WritingDirectionStrategy() }
    /// Unavailable, as the type is.
    public static var layoutBased: WritingDirectionStrategy { WritingDirectionStrategy() }
    /// Unavailable, as the type is.
    public static var contentBased: WritingDirectionStrategy { WritingDirectionStrategy() }
  }

  /// Unavailable: the lines of a drawn text.
  @available(*, unavailable, message: "A browser draws texts: use AttributedString.")
  public struct Layout {}
}
