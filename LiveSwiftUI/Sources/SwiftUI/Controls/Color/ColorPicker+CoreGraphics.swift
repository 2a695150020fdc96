// Choosing a colour of Core Graphics.
import Foundation
import UIKitTypes

extension ColorPicker {
  /// A control for a colour of Core Graphics, with views as its label.
  public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    let colors = Binding(
      location: MappedLocation(
        selection.access, read: { Color(cgColor: selection.wrappedValue) },
        write: { if let color = $0.cgColor { selection.wrappedValue = color } }))
    self.init(selection: colors, supportsOpacity: supportsOpacity, label: label)
  }
}

extension ColorPicker where Label == Text {
  /// A control for a colour of Core Graphics, with a label from the string tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// A control for a colour of Core Graphics, with a label shown verbatim.
  @_disfavoredOverload public init<S>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) where S: StringProtocol {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
