// The environment values that the runtime itself reads, as plain fields because every text reads
// several.
import Foundation

/// What the runtime keeps in the environment. `Tree.update` changes what the browser told.
package struct EnvironmentFacts {
  // What the browser told about its person.
  package var locale = Locale(identifier: "en")
  package var calendar = Calendar(identifier: .gregorian)
  package var timeZone = TimeZone(identifier: "UTC")!
  package var colorScheme = ColorScheme.light
  package var layoutDirection = LayoutDirection.leftToRight
  package var horizontalSizeClass: UserInterfaceSizeClass? = .compact
  package var verticalSizeClass: UserInterfaceSizeClass? = .regular
  package var reduceMotion = false
  package var dynamicTypeSize = DynamicTypeSize.large
  package var scenePhase = ScenePhase.active

  // How text and pictures look.
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
  var redaction: RedactionReasons = []
  var controlSize = ControlSize.regular

  // What controls do.
  var isEnabled = true
  var isSearching = false
  var labelsHidden = false
  var submit: SubmitAction?
  var focus: FocusPlace?
  var submitLabel: SubmitLabel?
  var capitalization: TextInputAutocapitalization?
  var noAutocorrection = false

  // Where the view stands.
  var stackAxis: Axis?
  var lazyAxis: Axis?
  var isListRow = false
  var listStyle: ListLook = .automatic
  var list: WeakList?
  var rowLook = RowLook()
  var options: OptionCollector?
  var tag: AnyHashable?
  var isInToggle = false
  var isInMenu = false
  var link: LinkPlace?
  var page: WeakPage?
  var stack: WeakStack?
  var dialog: DialogPlace?
  var tree = WeakTree(nil)

  // Styles.
  var buttonLook = ButtonLook.automatic
  var customButton: (@MainActor (ButtonStyleConfiguration) -> AnyView)?
  var toggleLook = ToggleLook.automatic
  var labelLook = LabelLook.automatic
  var pickerLook = PickerLook.automatic
  var fieldLook = FieldLook.automatic

  // Actions.
  var dismiss: (@MainActor () -> Void)?
  var refresh: RefreshAction?
  var openURL: OpenURLAction?
}
