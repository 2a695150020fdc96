// The environment values that the runtime reads, as plain fields because every text reads several.
import Foundation

/// The runtime's own environment values. `Tree.update` sets those that the browser reports.
///
/// The values form five groups, each shared by copies until one of them changes it: a view that
/// sets a font copies the text values and not the other sixty.
package struct BuiltInEnvironment {
  /// Values of the person and the browser.
  @CopyOnWrite package var person = PersonEnvironment()
  /// The appearance of text and images.
  @CopyOnWrite package var text = TextEnvironment()
  /// The behaviour of controls and actions.
  @CopyOnWrite package var controls = ControlEnvironment()
  /// The position of the view.
  @CopyOnWrite package var position = PositionEnvironment()
  /// The styles of controls.
  @CopyOnWrite package var styles = StyleEnvironment()
}

/// Values of the person, reported by the browser.
package struct PersonEnvironment {
  /// The language and region for texts, numbers and dates.
  package var locale = Locale(identifier: "en")
  /// The calendar for dates.
  package var calendar = Calendar(identifier: .gregorian)
  /// The browser's time zone; UTC until it is known.
  package var timeZone = TimeZone(identifier: "UTC")!
  /// The settings that the browser can report again at any time.
  let browser = BrowserState()
  /// The text direction of the person's language.
  package var layoutDirection = LayoutDirection.leftToRight
  /// Regular in a window wider than a phone.
  package var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  /// Compact in a window as low as that of a phone on its side.
  package var verticalSizeClass: UserInterfaceSizeClass? = .regular
  /// The text size: the browser's, or one that the app sets.
  package var dynamicTypeSize = DynamicTypeSize.large
  /// The text size that the browser reported, which it applies itself.
  package var browserTypeSize = DynamicTypeSize.large
  var ownColorScheme: ColorScheme?
  var ownScenePhase: ScenePhase?
  var tree = WeakTree(nil)
}

/// The appearance of text and images.
package struct TextEnvironment {
  var font: Font?
  var fontWeight: Font.Weight?
  var fontDesign: Font.Design?
  var isBold = false
  var isItalic = false
  var isMonospacedDigit = false
  var isMonospaced = false
  var foreground: Paint?
  var tint: Color?
  var lineLimit: Int?
  /// The smallest fraction of its size that a text may shrink to.
  var minimumScale: CGFloat = 1
  var reservesSpace = false
  /// The fewest lines whose height a text takes; nil for its own.
  var leastLines: Int?
  var kerning: CGFloat?
  var baseline: CGFloat?
  /// The lines through and under texts; nil for none.
  var strike: Text.LineStyle?
  var underline: Text.LineStyle?
  /// The size of texts beside that of their font.
  var scale = Text.Scale.default
  var textAlignment = TextAlignment.leading
  var textCase: Text.Case?
  var imageScale: Image.Scale = .medium
  var symbolVariant = SymbolVariants.none
  var symbolEffects: [SymbolMotion] = []
  var redaction: RedactionReasons = []
  var controlSize = ControlSize.regular
}

/// The behaviour of controls and actions.
package struct ControlEnvironment {
  var isEnabled = true
  var isSearching = false
  var dismissSearch = DismissSearchAction(nil)
  var labelsHidden = false
  /// The actions for Return in a text field and in a search field.
  var submit: SubmitAction?
  var searchSubmit: SubmitAction?
  /// Enters a chosen search suggestion; nil outside the list of suggestions.
  var searchChoice: (@MainActor (String) -> Void)?
  /// Adds a chosen token to the search; nil outside the list of suggestions.
  var searchTokenChoice: (@MainActor (Any) -> Void)?
  var focus: FocusConnection?
  /// The connection of the focus of a search field.
  var searchFocus: FocusConnection?
  /// Whether a menu stays open after an action in it.
  var keepsMenuOpen = false
  /// Whether views change while a mouse is over them.
  var hasHoverEffects = true
  /// Whether focusable views show the ring of focus.
  var hasFocusRing = true
  var submitLabel: SubmitLabel?
  var capitalization: TextInputAutocapitalization?
  var noAutocorrection = false
  /// The value of `inputmode` of fields; nil for the usual keyboard.
  var keyboard: String?
  /// The value of `autocomplete` of fields; nil where a browser decides.
  var textContent: String?
  var dismiss: (@MainActor () -> Void)?
  var refresh: RefreshAction?
  var openURL: OpenURLAction?
}

/// The position of the view.
package struct PositionEnvironment {
  var stackAxis: Axis?
  var lazyAxis: Axis?
  /// Whether the view shares the room of its screen with others in a stack.
  var isInStack = false
  /// The pinned views of the lazy stack or grid whose child the view is; nil elsewhere.
  var pinnedViews: PinnedScrollableViews?
  /// The alignment of the stack or layer that contains the view.
  var alignment = Alignment.center
  var isListRow = false
  /// Whether the view is in a row of a list, at any depth.
  var isInRow = false
  /// The selection of the surrounding list; nil where there is none.
  var selection: SelectionAccess?
  var listStyle: ListAppearance = .automatic
  /// Whether what is painted behind lists and forms is seen.
  var hidesListBackground = false
  var list: WeakList?
  var rowAppearance = RowAppearance()
  /// The actions on the row that are off.
  var rowLimits: RowLimits = []
  /// The least height of rows and of section headers in lists; nil for the style sheet's.
  var minRowHeight: CGFloat?
  var minHeaderHeight: CGFloat?
  var options: OptionCollector?
  var tag: AnyHashable?
  /// The edit actions for the rows inside, and whether the person is editing.
  var rowEdits: RowEdits?
  var editMode: Binding<EditMode>?
  /// The collector of a `TabView`'s tabs, and the badge of the tab being drawn.
  var tabs: TabCollector?
  var badge: Text?
  /// The names of the surrounding coordinate spaces, innermost first.
  var spaces: [AnyHashable] = []
  /// Whether a scroll view may scroll to the views inside that have an id.
  var marksScrollTargets = false
  /// The modifiers to which the next scroll view inside reports, and the one that keeps ids.
  var scrollWatches: [ScrollWatch] = []
  var scrollIDs: ScrollWatch?
  /// The axis along which the surrounding scroll view scrolls.
  var scrollAxis = Axis.vertical
  /// CSS classes for the scroll snapping of scroll views; nil where they stop anywhere.
  var scrollSnapping: ClassName?
  /// The visibility of the scroll bars of scroll views, along each axis.
  var scrollBars = ScrollBars()
  /// The margins within scroll views.
  var scrollMargins: ScrollMargins?
  /// The view of a layout of the app's own that contains this one, without a container between.
  var layoutMark: LayoutMark?
  var isInToggle = false
  var isInMenu = false
  /// Whether the view is in the label of a link.
  var isInLink = false
  var link: LinkRoute?
  var page: WeakPage?
  /// The search field around a stack, which the stack's first screen shows.
  var outerSearch: WeakSearch?
  /// The prefix of scroll position keys, which keeps those of two tabs apart.
  var positionKey = ""
  var stack: WeakStack?
  var column: SplitColumn?
  var dialog: EnclosingDialog?
  /// The effect on a sheet of buttons at this placement.
  var sheetEnd: SheetEnd?
}

/// The styles of controls.
package struct StyleEnvironment {
  var buttonAppearance = ButtonAppearance.automatic
  /// Whether links have a chevron; automatic for those in rows alone.
  var linkIndicator = Visibility.automatic
  /// The corner of bordered buttons as CSS; nil for the style sheet's.
  var buttonCorner: String?
  var customButton: (@MainActor (ButtonStyleConfiguration) -> AnyView)?
  var primitiveButton: (@MainActor (PrimitiveButtonStyleConfiguration) -> AnyView)?
  var toggleAppearance = ToggleAppearance.automatic
  var customToggle: (@MainActor (ToggleStyleConfiguration) -> AnyView)?
  var customLabel: (@MainActor (LabelStyleConfiguration) -> AnyView)?
  var progressAppearance = ProgressAppearance()
  var progressStyle: (@MainActor (ProgressViewStyleConfiguration) -> AnyView)?
  var gaugeStyle: (@MainActor (GaugeStyleConfiguration) -> AnyView)?
  var controlGroupStyle: (@MainActor (ControlGroupStyleConfiguration) -> AnyView)?
  var groupBox: (@MainActor (GroupBoxStyleConfiguration) -> AnyView)?
  var disclosureGroup: (@MainActor (DisclosureGroupStyleConfiguration) -> AnyView)?
  var labeledContent: (@MainActor (LabeledContentStyleConfiguration) -> AnyView)?
  var labelAppearance = LabelAppearance.automatic
  /// The colour of the symbols of labels in rows; nil for the usual one.
  var itemTint: Color?
  var pickerAppearance = PickerAppearance.automatic
  var tabAppearance = TabAppearance.bar
  var table = TableAppearance.automatic
  /// The visibility of the headings of tables.
  var tableHeaders = Visibility.automatic
  var indexBackground = PageIndexViewStyle.BackgroundDisplayMode.automatic
  var fieldAppearance = FieldAppearance.automatic
  var customField: (@MainActor (TextField<_TextFieldStyleLabel>) -> AnyView)?
}
