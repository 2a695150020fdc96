// Choosing one of several values.
import Foundation

/// A control for choosing one value.
public struct Picker<Label, SelectionValue, Content>
where Label: View, SelectionValue: Hashable, Content: View {
  let selection: SharedSelection<SelectionValue>
  let label: Label
  let content: Content

  /// A picker with views as its label, which is read aloud and not shown. An option is identified
  /// by its `tag`, or in a `ForEach` by the element's id.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = SharedSelection(selection)
    self.label = label()
    self.content = content()
  }

  /// A picker of all sources, with views as its label. No option is selected where they differ; a
  /// chosen option is written into all of them.
  public nonisolated init<C>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where C: RandomAccessCollection {
    self.selection = SharedSelection(sources, selection)
    self.label = label()
    self.content = content()
  }

  init(selection: SharedSelection<SelectionValue>, label: Label, content: Content) {
    self.selection = selection
    self.label = label
    self.content = content
  }
}

extension Picker where Label == Text {
  /// A picker with a label from the string tables.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }

  /// A picker with a label read verbatim.
  @_disfavoredOverload
  public init<S>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  )
  where S: StringProtocol {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == SwiftUI.Label<Text, Image> {
  /// A picker with a symbol and a label from the string tables.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }
}

/// Collects the texts and tags of a picker's options instead of drawing them.
@MainActor final class OptionCollector {
  struct Option {
    let text: String
    let tag: AnyHashable?
    /// The symbol that stands alone as the option, and whose name is its text; nil for a text.
    var symbol: String?
    /// The symbol beside the text.
    var icon: String?
  }
  private(set) var options: [Option] = []

  /// The texts together, or the names of the symbols where there is no text.
  var spokenText: String {
    let texts = options.filter { $0.symbol == nil }
    return (texts.isEmpty ? options : texts).map(\.text).joined(separator: " ")
  }

  func add(_ words: String, tag: AnyHashable?) {
    // A symbol beside the text of its option is no option of its own.
    if let last = options.last, last.symbol != nil, last.tag == tag { options.removeLast() }
    // An option takes one line.
    options.append(Option(text: words.shortened(toLines: 1), tag: tag))
  }

  /// Adds the symbol of a label to the option that is its title.
  func add(icon: String?) {
    if let last = options.indices.last { options[last].icon = icon }
  }

  func add(symbol: String, named name: String, tag: AnyHashable?) {
    if let last = options.last, last.tag == tag { return }
    options.append(Option(text: name, tag: tag, symbol: symbol))
  }
}

extension Picker: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    var nothing: [Item] = []
    let names = OptionCollector()
    label.draw(
      context.inside(.spokenLabel).with { $0[builtIn: \.position.options] = names }, into: &nothing)
    let facts = context.builtIn
    let drawing = OptionDrawing(
      (names.options.first { $0.symbol == nil } ?? names.options.first)?.text ?? "", of: content,
      choosing: selection,
      isEnabled: facts.controls.isEnabled, context)
    if facts.position.isInMenu {
      if facts.styles.pickerAppearance == .menu {
        Menu {
          MenuOptions(drawing: drawing)
        } label: {
          label
        }
        .draw(context.inside(.control), into: &items)
      } else {
        context.emit(drawing.menu(context), into: &items)
      }
    } else if facts.styles.pickerAppearance == .segmented {
      let segments = drawing.segments(context)
      // As wide as the room, as on iOS.
      segments.appetite = .fixed(.horizontal)
      context.emit(segments, into: &items)
    } else if facts.styles.pickerAppearance == .inline, facts.position.isInRow {
      inline(drawing, context, into: &items)
    } else if facts.styles.pickerAppearance == .link, facts.position.isInRow {
      link(drawing, context, into: &items)
    } else if facts.position.isInRow, facts.position.stackAxis == .vertical,
      !facts.controls.labelsHidden
    {
      context.emit(labelled(drawing.select(context.inside(.control)), context), into: &items)
    } else {
      context.emit(drawing.select(context), into: &items)
    }
  }

  /// The label and the select at opposite ends of a row, as in a form on an iPhone.
  @MainActor private func labelled(_ select: Element, _ context: Context) -> Element {
    let field = context.element(.label, .labelled)
    field.appetite = .fixed(.horizontal)
    var parts: [Item] = []
    label.draw(context.inside(.label), into: &parts)
    field.content = .items(parts + [.element(select)])
    return field
  }
}

enum PickerAppearance {
  case automatic, menu, segmented, inline, link
}

/// A style for pickers; only the system's own are supported here.
@MainActor @preconcurrency public protocol PickerStyle {}

/// A style with a menu, as on an iPhone.
public struct DefaultPickerStyle: PickerStyle {
  /// The same as `PickerStyle.automatic`.
  public nonisolated init() {}
}

/// A style with a button that opens the options.
public struct MenuPickerStyle: PickerStyle {
  /// The same as `.menu`.
  public nonisolated init() {}
}

/// A style with all options side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// The same as `.segmented`.
  public nonisolated init() {}
}

/// A style with the options in a wheel; drawn as `MenuPickerStyle`, a wheel on a phone.
public struct WheelPickerStyle: PickerStyle {
  /// The same as `.wheel`.
  public nonisolated init() {}
}

/// A style with a link to a screen of the options, in lists and forms.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The same as `.navigationLink`.
  public nonisolated init() {}
}

/// A style with the options side by side in a menu; drawn as `SegmentedPickerStyle`.
public struct PalettePickerStyle: PickerStyle {
  /// The same as `.palette`.
  public nonisolated init() {}
}

/// A style with an option a row, in lists and forms.
public struct InlinePickerStyle: PickerStyle {
  /// The same as `.inline`.
  public nonisolated init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// A menu, as on an iPhone.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens the options; inside a menu the options are items of that menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options side by side, as text only.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// An option a row; outside of lists and forms a menu.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel; here the browser's menu, which is a wheel on a phone.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link to a screen of the options; outside of lists and forms a menu.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// The options side by side in a menu; here as `segmented`.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension View {
  /// Sets the style of pickers in this view to one of the system's.
  public nonisolated func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle {
    let look: PickerAppearance =
      switch style {
      case is MenuPickerStyle, is WheelPickerStyle: .menu
      case is InlinePickerStyle: .inline
      case is NavigationLinkPickerStyle: .link
      case is SegmentedPickerStyle, is PalettePickerStyle: .segmented
      default: .automatic
      }
    return builtIn(\.styles.pickerAppearance, look)
  }

  /// Tags an option for comparison with the picker's selection. The tag must have the selection's
  /// type, or the type that it wraps.
  public nonisolated func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View
  where V: Hashable {
    builtIn(\.position.tag, AnyHashable(tag))
  }
}
