// The named children of a view or a container.

/// The part of a child's position that names the child, where the children are no plain list.
///
/// All raw values are negative, so that a slot never meets the index of a list, and distinct, so
/// that two modifiers may draw their children in the same context: a view keeps its state by its
/// position. A value that is in use keeps its number, by which a watched page finds its state in
/// the next build.
package enum Slot: Int, CaseIterable, Sendable {
  // MARK: Around an element

  /// A box around an element, and the item of a list around a row.
  case wrapper = -1
  case row = -2
  case looseRow = -3
  /// The layers behind an element: a circle, the view behind a row.
  case circle = -4
  case circleLayer = -5
  case rowBackground = -6
  /// The filter that multiplies colours.
  case colorMatrix = -7
  case colorFilter = -8
  case colorFilterDrawing = -9
  /// The bars at the edges of a view, before and after it.
  case insetBefore = -10
  case insetAfter = -11

  // MARK: Modifiers

  /// The buttons behind the edges of a row, and the parts of each such row.
  case leadingSwipe = -21
  case trailingSwipe = -22
  case swipeToDelete = -23
  case swipedRow = -24
  case swipeButtons = -25
  case swipeContent = -26
  /// The buttons of a row in edit mode, and the mark of one that can be selected.
  case moveUp = -27
  case moveDown = -28
  case deleteRow = -29
  case selectionMark = -30
  /// The preview of a drag, and the box around it.
  case dragPreviewBox = -31
  case dragPreview = -32
  /// The commands that a long press opens, and a badge.
  case contextMenu = -33
  case badge = -34
  /// The items beside a view that only assistive technology gets.
  case accessibilityActions = -35
  case accessibilityActionGroup = -36
  case chartTable = -37
  case chartSummary = -38
  case chartHeadings = -39

  // MARK: Controls

  /// The label of a control, drawn or only read aloud, the control itself, and the body of a style.
  case label = -41
  case spokenLabel = -42
  case control = -43
  case customStyle = -44
  /// The text, the symbol and the checkmark of an option; all options, and the one for none.
  case text = -45
  case icon = -46
  case checkmark = -47
  case options = -48
  case noOption = -49
  /// The drawing and the title of a symbol.
  case symbolDrawing = -50
  case symbolTitle = -51
  /// The two forms of a button, and the knob of a switch.
  case pressedForms = -52
  case knob = -53
  /// The parts of a slider and of a stepper.
  case minimumLabel = -54
  case maximumLabel = -55
  case stepperValue = -56
  case decrement = -57
  case increment = -58
  /// The inputs of a colour picker.
  case colorWell = -59
  case opacitySlider = -60
  /// The heading of a calendar.
  case monthTitle = -61
  case previousMonth = -62
  case nextMonth = -63
  case weekdays = -64
  /// The parts of a menu.
  case menuButton = -65
  case menuMore = -66
  case menuMark = -67
  case menuList = -68
  case menuContent = -69
  /// The parts of a group that expands.
  case disclosureButton = -70
  case disclosureMark = -71
  case disclosedColumn = -72
  case disclosed = -73

  // MARK: Containers

  /// The parts of a section.
  case sectionHeader = -81
  case sectionButton = -82
  case sectionRows = -83
  case sectionFooter = -84
  /// The parts of a table, and the list in its place on a narrow screen.
  case tableHeader = -85
  case tableRows = -86
  case tableList = -87
  case sortButton = -88
  case sortMark = -89
  /// The mark before the rows of a long list.
  case rowsBefore = -90
  /// The parts of a tab view, as tabs and as pages.
  case tabBar = -91
  case tabButtons = -92
  case tabScreens = -93
  case pages = -94
  case pageDots = -95
  /// The parts of a view for missing content.
  case unavailableTitle = -96
  case unavailableDescription = -97
  case unavailableActions = -98
  /// The faces of an image that loads.
  case waiting = -99
  case loaded = -100
  case failed = -101

  // MARK: Screens

  /// The parts of a screen, and the requests to scripts after all screens.
  case bar = -121
  case pageContent = -122
  case bottomBar = -123
  case scriptRequests = -124
  /// The items of a bar, and the boxes around them.
  case barLeading = -125
  case barPrincipal = -126
  case barTrailing = -127
  case barLeadingBox = -128
  case barMiddleBox = -129
  case barTrailingBox = -130
  /// The title of a screen, and the button that leads back.
  case title = -131
  case sidebarTitle = -132
  case titleMenu = -133
  case backButton = -134
  case backIcon = -135
  case backTitle = -136
  /// The parts of a search field.
  case searchField = -137
  case searchScopes = -138
  case searchSuggestions = -139
  case searchIcon = -140
  case searchInput = -141
  case searchTokens = -142
  /// The bars below a screen.
  case bottomItems = -143
  case bottomBox = -144
  case keyboardItems = -145
  case keyboardBox = -146
  /// The content of a presentation, and the parts of an alert.
  case dialogContent = -147
  case presented = -148
  case alertTitle = -149
  case alertMessage = -150
  case alertMessageContent = -151
  case alertButtons = -152
  case alertActions = -153
  case alertOK = -154
  case alertCancel = -155
  /// The parts of an inspector.
  case inspectorBox = -156
  case inspectorMain = -157
  case inspectorColumn = -158

  // MARK: Drawings

  /// The parts of a shape.
  case shapeGradient = -161
  case shapePoints = -162
  case shapeMask = -163
  /// The plot of a chart, and what lies behind and over it.
  case plot = -164
  case chartBackground = -165
  case chartOverlay = -166
  case chartSelection = -167
  case chartScroller = -168
  case scrollStops = -169
  /// The axes of a chart: lines in the plot, those that cross its padding, ticks and titles.
  case horizontalAxis = -170
  case verticalAxis = -171
  case horizontalLines = -172
  case verticalLines = -173
  case axisTicks = -174
  case axisTitles = -175
  /// The marks of a chart and what explains them.
  case marks = -176
  case markGradients = -177
  case annotations = -178
  case annotationFrame = -179
  case legend = -180
  case colorRamp = -181
}
