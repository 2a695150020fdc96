// The environment values that the runtime itself reads, as plain fields because every text reads
// several.
import Foundation

/// What the runtime keeps in the environment. `Tree.update` changes what the browser told.
///
/// The values lie in five groups, each shared by the copies until one changes it: a view that sets
/// a font keeps a copy of what is said about text, not of the other sixty values.
package struct EnvironmentFacts {
  /// What the browser told about its person.
  @CopyOnWrite package var person = PersonFacts()
  /// How text and pictures look.
  @CopyOnWrite package var text = TextFacts()
  /// What controls and actions do.
  @CopyOnWrite package var controls = ControlFacts()
  /// Where the view stands.
  @CopyOnWrite package var place = PlaceFacts()
  /// How kinds of controls are drawn.
  @CopyOnWrite package var styles = StyleFacts()
}

/// What the browser told about its person.
package struct PersonFacts {
  /// The language and region in which texts, numbers and dates are written.
  package var locale = Locale(identifier: "en") {
    didSet { ownLocale = nil }
  }
  /// The reader's own language and region, in which they type numbers, where the app has no texts
  /// in it; nil where `locale` is theirs, or a view has set that.
  package var ownLocale: Locale?
  /// The calendar of dates.
  package var calendar = Calendar(identifier: .gregorian)
  /// The browser's time zone; UTC until it is known.
  package var timeZone = TimeZone(identifier: "UTC")!
  /// What the browser may tell anew at any time.
  let browser = BrowserState()
  /// The direction of lines in the person's language.
  package var layoutDirection = LayoutDirection.leftToRight
  /// Whether the window has more than a phone's width.
  package var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  /// Always regular, as a browser tells no such class.
  package var verticalSizeClass: UserInterfaceSizeClass? = .regular
  /// Always the usual size, as the browser scales text itself.
  package var dynamicTypeSize = DynamicTypeSize.large
  var ownColorScheme: ColorScheme?
  var ownScenePhase: ScenePhase?
  var tree = WeakTree(nil)
}

/// How text and pictures look.
package struct TextFacts {
  var font: Font?
  var fontWeight: Font.Weight?
  var fontDesign: Font.Design?
  var isBold = false
  var isItalic = false
  var isMonospacedDigit = false
  var foreground: Paint?
  var tint: Color?
  var lineLimit: Int?
  var reservesSpace = false
  var textAlignment = TextAlignment.leading
  var textCase: Text.Case?
  var imageScale: Image.Scale = .medium
  var symbolFill = false
  var symbolEffects: [SymbolMotion] = []
  var redaction: RedactionReasons = []
  var controlSize = ControlSize.regular
}

/// What controls and actions do.
package struct ControlFacts {
  var isEnabled = true
  var isSearching = false
  var labelsHidden = false
  /// What Return does in a text field, and in a search field.
  var submit: SubmitAction?
  var searchSubmit: SubmitAction?
  /// What choosing a suggestion of a search does; nil outside of its list.
  var searchChoice: (@MainActor (String) -> Void)?
  var focus: FocusPlace?
  var submitLabel: SubmitLabel?
  var capitalization: TextInputAutocapitalization?
  var noAutocorrection = false
  var dismiss: (@MainActor () -> Void)?
  var refresh: RefreshAction?
  var openURL: OpenURLAction?
}

/// Where the view stands.
package struct PlaceFacts {
  var stackAxis: Axis?
  var lazyAxis: Axis?
  var isListRow = false
  /// Whether the view is in a row of a list, however deep.
  var isInRow = false
  /// What the list around chooses; nil where it chooses nothing.
  var selection: SelectionAccess?
  var listStyle: ListLook = .automatic
  var list: WeakList?
  var rowLook = RowLook()
  var options: OptionCollector?
  var tag: AnyHashable?
  /// What can be done with the rows within, and whether a person is at it.
  var rowEdits: RowEdits?
  var editMode: Binding<EditMode>?
  /// Where the tabs of a `TabView` are collected, and the mark of the one that is drawn.
  var tabs: TabCollector?
  var badge: Text?
  /// The names of the views around from which coordinates are counted, innermost first.
  var spaces: [AnyHashable] = []
  /// Whether something may scroll to the views within that have an id.
  var marksScrollTargets = false
  /// Class names of how scroll views come to rest; nil where they stop anywhere.
  var scrollSnapping: String?
  var isInToggle = false
  var isInMenu = false
  var link: LinkPlace?
  var page: WeakPage?
  /// The screen, column or tab that the view is on.
  var cover: WeakCover?
  /// Begins the names of scroll positions, so that those of two tabs are not the same.
  var placeKey = ""
  var stack: WeakStack?
  var column: ColumnPlace?
  var dialog: DialogPlace?
  /// What the place in a sheet's bar says of the buttons there.
  var sheetEnd: SheetEnd?
}

/// How kinds of controls are drawn.
package struct StyleFacts {
  var buttonLook = ButtonLook.automatic
  var customButton: (@MainActor (ButtonStyleConfiguration) -> AnyView)?
  var toggleLook = ToggleLook.automatic
  var customToggle: (@MainActor (ToggleStyleConfiguration) -> AnyView)?
  var customLabel: (@MainActor (LabelStyleConfiguration) -> AnyView)?
  var gaugeStyle: (@MainActor (GaugeStyleConfiguration) -> AnyView)?
  var controlGroupStyle: (@MainActor (ControlGroupStyleConfiguration) -> AnyView)?
  var labelLook = LabelLook.automatic
  var pickerLook = PickerLook.automatic
  var tabLook = TabLook.bar
  var indexBackground = PageIndexViewStyle.BackgroundDisplayMode.automatic
  var fieldLook = FieldLook.automatic
}
