// Controls with their first initializers. Apple keeps them without a warning.
import Foundation

extension Section where Parent: View, Content: View, Footer: View {
  /// A section with a heading and a footer.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// A section with a heading.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// A section with a footer.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Picker {
  /// A picker with a view as its label.
  public nonisolated init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = SharedSelection(selection)
    self.label = label
    self.content = content()
  }
}

extension View {
  /// Sets the view's label for screen readers.
  public nonisolated func accessibility(label: Text)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityLabel(label) }

  /// Sets the view's value for screen readers.
  public nonisolated func accessibility(value: Text)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityValue(value) }

  /// Describes the effect of using the view to screen readers.
  public nonisolated func accessibility(hint: Text)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityHint(hint) }

  /// Hides the view from screen readers.
  public nonisolated func accessibility(hidden: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityHidden(hidden) }

  /// Adds accessibility traits to the view.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityAddTraits(traits) }
}

extension Text {
  /// The same text underlined, in `color` or the colour of the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    var copy = self
    copy.appearance.isUnderlined = isActive
    copy.appearance.lineColor = color
    copy.appearance.linePattern = nil
    return copy
  }

  /// The same text struck through, in `color` or the colour of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    var copy = self
    copy.appearance.isStruck = isActive
    copy.appearance.lineColor = color
    copy.appearance.linePattern = nil
    return copy
  }
}

extension AnyTransition {
  /// Grows from nothing and shrinks to nothing. The browser has one such animation, so the amount
  /// and the anchor are those of `scale`.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { .scale }
}

extension RadialGradient {
  /// Makes a gradient from its stops.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}
