// Text fields: the browser owns the text, and the server is notified of changes.
import Foundation

/// A field for one line of text.
public struct TextField<Label> where Label: View {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  let isSecret: Bool
  /// Whether the field grows with its lines.
  var isTall = false
  /// Binds a formatted value as text for its reader, in place of `text`.
  var valueText: ((BuiltInEnvironment) -> Binding<String>)?
  var onEditingChanged: (@MainActor (Bool) -> Void)?
  var onCommit: (() -> Void)?

  init(text: Binding<String>, prompt: Text?, isSecret: Bool, label: Label) {
    self.text = text
    self.prompt = prompt
    self.label = label
    self.isSecret = isSecret
  }

  /// The field as a style of an app's own takes it.
  @MainActor var forStyle: TextField<_TextFieldStyleLabel> {
    let ownLabel = label as? Text
    var field = TextField<_TextFieldStyleLabel>(
      text: text, prompt: prompt, isSecret: isSecret,
      label: _TextFieldStyleLabel(content: AnyView(label), text: ownLabel))
    field.isTall = isTall
    field.valueText = valueText
    field.onEditingChanged = onEditingChanged
    field.onCommit = onCommit
    return field
  }

  /// A field with views as its label; the text in them is read aloud.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text: text, prompt: prompt, isSecret: false, label: label())
  }
}

extension TextField where Label == Text {
  /// A field with a name from the string tables, shown while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: nil, isSecret: false, label: Text(titleKey))
  }

  /// A field with a name shown verbatim.
  @_disfavoredOverload public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    self.init(text: text, prompt: nil, isSecret: false, label: Text(title))
  }

  /// A field with a name from the string tables, and a prompt to show while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, isSecret: false, label: Text(titleKey))
  }
}

extension TextField where Label == Text {
  /// A field with a name shown verbatim, and a prompt to show while it is empty.
  @_disfavoredOverload public init<S>(_ title: S, text: Binding<String>, prompt: Text?)
  where S: StringProtocol {
    self.init(text: text, prompt: prompt, isSecret: false, label: Text(title))
  }
}

extension TextField: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let facts = context.builtIn
    if let custom = facts.styles.customField {
      var inner = context
      inner.environment[builtIn: \.styles.customField] = nil
      return custom(forStyle).draw(inner, into: &items)
    }
    let ownLabel = label as? Text ?? (label as? _TextFieldStyleLabel)?.text
    let name = ownLabel?.resolve(facts) ?? ""
    let element = context.element(
      isTall ? .textarea : .input, facts.styles.fieldAppearance.name)
    element.appetite = .fixed(.horizontal)
    // A field with its own border has padding around it.
    if facts.styles.fieldAppearance == .bordered { element.box = .padding }
    if !isTall { element.set("type", isSecret ? "password" : "text") }
    element.set("name", name)
    element.set("aria-label", name)
    element.set("placeholder", prompt?.resolve(facts) ?? name)
    context.styleTyped(element, prompt: prompt)
    if let valueText {
      context.bindValue(
        element, to: valueText(facts), editing: onEditingChanged, commit: onCommit)
    } else {
      context.bind(element, to: text, editing: onEditingChanged, commit: onCommit)
    }
    facts.controls.describeTyping(in: element)
    context.emit(element, into: &items)
  }
}

/// A field for a password.
public struct SecureField<Label> where Label: View {
  let field: TextField<Label>
}

extension SecureField where Label == Text {
  /// A field with a name from the string tables.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    field = TextField(text: text, prompt: nil, isSecret: true, label: Text(titleKey))
  }

  /// A field with a name shown verbatim.
  @_disfavoredOverload public init<S>(_ title: S, text: Binding<String>) where S: StringProtocol {
    field = TextField(text: text, prompt: nil, isSecret: true, label: Text(title))
  }
}

extension SecureField {
  /// A field with views as its label, and a prompt to show while it is empty; the text of the label
  /// is read aloud.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    field = TextField(text: text, prompt: prompt, isSecret: true, label: label())
  }
}

extension SecureField where Label == Text {
  /// A field with a name from the string tables, and a prompt to show while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    field = TextField(text: text, prompt: prompt, isSecret: true, label: Text(titleKey))
  }

  /// A field with a name shown verbatim, and a prompt to show while it is empty.
  @_disfavoredOverload public init<S>(_ title: S, text: Binding<String>, prompt: Text?)
  where S: StringProtocol {
    field = TextField(text: text, prompt: prompt, isSecret: true, label: Text(title))
  }

  /// A field that reports the Return key, with a name from the string tables.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    var field = TextField(text: text, prompt: nil, isSecret: true, label: Text(titleKey))
    field.onCommit = onCommit
    self.field = field
  }
}

extension SecureField: View, Primitive {
  public typealias Body = Never
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    field.render(context, into: &items)
  }
}

enum FieldAppearance {
  case automatic, plain, bordered

  /// The class names of the style sheet. A field is its text alone unless it has a border.
  var name: ClassName {
    switch self {
    case .automatic: .textField
    case .plain: .textField.and(.plain)
    case .bordered: .textField.and(.edgedField)
    }
  }
}

/// A style for text fields: one of the system's, or one that draws around the field.
@MainActor @preconcurrency public protocol TextFieldStyle {
  /// The type of the drawn view, inferred from `_body`.
  associatedtype _Body: View
  /// The label of a styled field.
  typealias _Label = _TextFieldStyleLabel
  /// Draws the view that takes the field's place, with the field in it.
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>)
    -> Self._Body
}

/// The label of a field with a style of an app's own.
public struct _TextFieldStyleLabel: View {
  let content: AnyView
  /// The text of the label, if it is one.
  let text: Text?

  /// The label of the field.
  public var body: some View { content }
}

/// A style that the renderer knows.
@MainActor protocol SystemTextFieldStyle: TextFieldStyle {
  /// The look of the field.
  nonisolated static var appearance: FieldAppearance { get }
}

extension SystemTextFieldStyle {
  /// The field itself: the renderer draws the system's styles.
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> TextField<
    _TextFieldStyleLabel
  > {
    configuration
  }
}

extension DefaultTextFieldStyle: SystemTextFieldStyle {
  nonisolated static var appearance: FieldAppearance { .automatic }
}
extension PlainTextFieldStyle: SystemTextFieldStyle {
  nonisolated static var appearance: FieldAppearance { .plain }
}
extension RoundedBorderTextFieldStyle: SystemTextFieldStyle {
  nonisolated static var appearance: FieldAppearance { .bordered }
}

/// The default style for the context: text alone, without a background or border.
public struct DefaultTextFieldStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
}

/// A style without a background or border.
public struct PlainTextFieldStyle {
  /// The same as `.plain`.
  public nonisolated init() {}
}

/// A style with a rounded border around the text.
public struct RoundedBorderTextFieldStyle {
  /// The same as `.roundedBorder`.
  public nonisolated init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The default style for the context: text alone; in an alert, with a filled background.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Only the text, without a background.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A rounded border around the field, with the distance of the text from it.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Sets the style of fields in this view.
  public nonisolated func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle {
    let system = style as? any SystemTextFieldStyle
    var custom: (@MainActor (TextField<_TextFieldStyleLabel>) -> AnyView)?
    if system == nil {
      custom = drawing(style) { $0._body(configuration: $1) }
    }
    let look = system.map { type(of: $0).appearance } ?? .plain
    return builtIn(\.styles.fieldAppearance, look).builtIn(\.styles.customField, custom)
  }

  /// Runs `action` when a person presses Return in a field of this view. `triggers` selects the
  /// kinds of fields.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    nonisolated(unsafe) let action = action  // Called on the main actor only, where the view lives.
    let submit = SubmitAction { action() }
    return rendering { context in
      context.with {
        if triggers.contains(.text) { $0[builtIn: \.controls.submit] = submit }
        if triggers.contains(.search) { $0[builtIn: \.controls.searchSubmit] = submit }
      }
    }
  }

  /// Sets the label of the return key on a phone's keyboard. Browsers have fewer labels than iOS.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    builtIn(\.controls.submitLabel, submitLabel)
  }

  /// Turns off the keyboard's autocorrection.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    builtIn(\.controls.noAutocorrection, disable)
  }

  /// Sets the letters that the keyboard capitalizes automatically; nil for the keyboard's default.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    builtIn(\.controls.capitalization, autocapitalization)
  }
}
