// What a screen reader says of marks.
import SwiftUI

extension ChartContent {
  /// Names the marks, in the words of the string tables.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// Names the marks, in these very words.
  @_disfavoredOverload public nonisolated func accessibilityLabel<S>(
    _ label: S
  ) -> some ChartContent where S: StringProtocol {
    accessibilityLabel(Text(label))
  }

  /// Names the marks.
  public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent {
    styled { $0.label = label }
  }

  /// Says the value of the marks, in the words of the string tables.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  /// Says the value of the marks, in these very words.
  @_disfavoredOverload public nonisolated func accessibilityValue<S>(
    _ value: S
  ) -> some ChartContent where S: StringProtocol {
    accessibilityValue(Text(value))
  }

  /// Says the value of the marks.
  public nonisolated func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
    styled { $0.value = valueDescription }
  }

  /// Keeps the marks from screen readers.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    styled { if hidden { $0.isHidden = true } }
  }
}
