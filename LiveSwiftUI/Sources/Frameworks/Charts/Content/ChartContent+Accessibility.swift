// The accessibility of marks.
public import SwiftUI

extension ChartContent {
  /// Sets the label of the marks for screen readers, from the string tables.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the label of the marks for screen readers verbatim.
  @_disfavoredOverload public nonisolated func accessibilityLabel<S>(
    _ label: S
  ) -> some ChartContent where S: StringProtocol {
    accessibilityLabel(Text(label))
  }

  /// Sets the label of the marks for screen readers.
  public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent {
    styled { $0.label = label }
  }

  /// Sets the value of the marks for screen readers, from the string tables.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the value of the marks for screen readers verbatim.
  @_disfavoredOverload public nonisolated func accessibilityValue<S>(
    _ value: S
  ) -> some ChartContent where S: StringProtocol {
    accessibilityValue(Text(value))
  }

  /// Sets the value of the marks for screen readers.
  public nonisolated func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
    styled { $0.value = valueDescription }
  }

  /// Sets the identifier of the marks, for tests.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    let identifier = String(identifier.prefix(128))
    return styled { $0.identifier = identifier }
  }

  /// Hides the marks from screen readers.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    styled { if hidden { $0.isHidden = true } }
  }
}
