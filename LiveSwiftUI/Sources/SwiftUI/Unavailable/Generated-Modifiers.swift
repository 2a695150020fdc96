// Data: names of Apple's that do not work here, from Tools/unavailable/names.tsv.
import Foundation

extension View {
  /// Unavailable. Use a Stepper or a Slider.
  @available(*, unavailable, message: "Use a Stepper or a Slider.")
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  /// Unavailable. Charts describe themselves; use accessibilityLabel of the marks.
  @available(
    *, unavailable, message: "Charts describe themselves; use accessibilityLabel of the marks."
  )
  public nonisolated func accessibilityChartDescriptor<R>(_ representable: R) -> some View { self }

  /// Unavailable. Use accessibilityValue.
  @available(*, unavailable, message: "Use accessibilityValue.")
  public nonisolated func accessibilityCustomContent(
    _ label: LocalizedStringKey, _ value: LocalizedStringKey
  ) -> some View { self }

  /// Unavailable. Use focused(_:).
  @available(*, unavailable, message: "Use focused(_:).")
  public nonisolated func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> some View {
    self
  }

  /// Unavailable. Use accessibilityElement(children:) with a label and a value.
  @available(
    *, unavailable, message: "Use accessibilityElement(children:) with a label and a value."
  )
  public nonisolated func accessibilityRepresentation<V: View>(representation: () -> V) -> some View
  { self }

  /// Unavailable. Use headings: accessibilityAddTraits(.isHeader).
  @available(*, unavailable, message: "Use headings: accessibilityAddTraits(.isHeader).")
  public nonisolated func accessibilityRotor<C>(_ label: Text, entries: () -> C) -> some View {
    self
  }

  /// Unavailable. A server knows no sizes; use an alignment of the stack, or padding.
  @available(
    *, unavailable, message: "A server knows no sizes; use an alignment of the stack, or padding."
  )
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }

  /// Unavailable. A server knows no sizes; use an alignment of the stack, or padding.
  @available(
    *, unavailable, message: "A server knows no sizes; use an alignment of the stack, or padding."
  )
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }

  /// Unavailable. The browser decides on the range of a picture: leave it out.
  @available(
    *, unavailable, message: "The browser decides on the range of a picture: leave it out."
  )
  public nonisolated func allowedDynamicRange(_ range: Any?) -> some View { self }

  /// Unavailable. Nothing extends below a bar here: leave it out.
  @available(*, unavailable, message: "Nothing extends below a bar here: leave it out.")
  public nonisolated func backgroundExtensionEffect() -> some View { self }

  /// Unavailable. Use a Stepper.
  @available(*, unavailable, message: "Use a Stepper.")
  public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }

  /// Unavailable. A browser runs no Metal: use saturation, contrast or hueRotation.
  @available(
    *, unavailable, message: "A browser runs no Metal: use saturation, contrast or hueRotation."
  )
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    self
  }

  /// Unavailable. Menus of a Mac are not on the web: use keyboardShortcut of a Button.
  @available(
    *, unavailable, message: "Menus of a Mac are not on the web: use keyboardShortcut of a Button."
  )
  public nonisolated func commands<C>(content: () -> C) -> some View { self }

  /// Unavailable. Use ShareLink; texts are copied by the browser.
  @available(*, unavailable, message: "Use ShareLink; texts are copied by the browser.")
  public nonisolated func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    self
  }

  /// Unavailable. Set the focus in onAppear.
  @available(*, unavailable, message: "Set the focus in onAppear.")
  public nonisolated func defaultFocus<T: Hashable>(_ binding: FocusState<T>.Binding, _ value: T)
    -> some View
  { self }

  /// Unavailable. Scroll positions belong to the browser: use ScrollViewReader.
  @available(
    *, unavailable, message: "Scroll positions belong to the browser: use ScrollViewReader."
  )
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

  /// Unavailable. A dialog has no picture here: leave it out.
  @available(*, unavailable, message: "A dialog has no picture here: leave it out.")
  public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }

  /// Unavailable. Use a Toggle on a screen.
  @available(*, unavailable, message: "Use a Toggle on a screen.")
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }

  /// Unavailable. Use a Slider.
  @available(*, unavailable, message: "Use a Slider.")
  public nonisolated func digitalCrownRotation<N>(_ binding: Binding<N>) -> some View { self }

  /// Unavailable. A browser runs no Metal: leave it out.
  @available(*, unavailable, message: "A browser runs no Metal: leave it out.")
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }

  /// Unavailable. Nothing is dragged here; use onMove of a list, or a Menu.
  @available(*, unavailable, message: "Nothing is dragged here; use onMove of a list, or a Menu.")
  public nonisolated func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }

  /// Unavailable. No file is written: use ShareLink or Link.
  @available(*, unavailable, message: "No file is written: use ShareLink or Link.")
  public nonisolated func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: Any, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Unavailable. No file leaves the browser: ask for text in a TextEditor.
  @available(*, unavailable, message: "No file leaves the browser: ask for text in a TextEditor.")
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [Any], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { self }

  /// Unavailable. No file leaves the browser: ask for text in a TextEditor.
  @available(*, unavailable, message: "No file leaves the browser: ask for text in a TextEditor.")
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [Any],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Unavailable. An app here has no files of the person: use ShareLink.
  @available(*, unavailable, message: "An app here has no files of the person: use ShareLink.")
  public nonisolated func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }

  /// Unavailable. The browser finds text on its page itself.
  @available(*, unavailable, message: "The browser finds text on its page itself.")
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }

  /// Unavailable. The ring of focus stays for people with keyboards: leave it out.
  @available(
    *, unavailable, message: "The ring of focus stays for people with keyboards: leave it out."
  )
  public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Unavailable. The browser moves the focus in reading order: leave it out.
  @available(*, unavailable, message: "The browser moves the focus in reading order: leave it out.")
  public nonisolated func focusSection() -> some View { self }

  /// Unavailable. Use a Button, which the browser focuses.
  @available(*, unavailable, message: "Use a Button, which the browser focuses.")
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Unavailable. Use the environment, or a binding: a page has one scene.
  @available(*, unavailable, message: "Use the environment, or a binding: a page has one scene.")
  public nonisolated func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View { self }

  /// Unavailable. Use the environment, or a binding: a page has one scene.
  @available(*, unavailable, message: "Use the environment, or a binding: a page has one scene.")
  public nonisolated func focusedValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T)
    -> some View
  { self }

  /// Unavailable. Glass does not morph here: leave the id out.
  @available(*, unavailable, message: "Glass does not morph here: leave the id out.")
  public nonisolated func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }

  /// Unavailable. Use alignment of the Grid.
  @available(*, unavailable, message: "Use alignment of the Grid.")
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }

  /// Unavailable. Use fixedSize.
  @available(*, unavailable, message: "Use fixedSize.")
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }

  /// Unavailable. Use alignment of the Grid, or frame(alignment:).
  @available(*, unavailable, message: "Use alignment of the Grid, or frame(alignment:).")
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }

  /// Unavailable. Use onOpenURL.
  @available(*, unavailable, message: "Use onOpenURL.")
  public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>)
    -> some View
  { self }

  /// Unavailable. The browser shows the pointer itself: leave it out.
  @available(*, unavailable, message: "The browser shows the pointer itself: leave it out.")
  public nonisolated func hoverEffect(_ effect: Any? = nil) -> some View { self }

  /// Unavailable. Keyframes are not drawn: use phaseAnimator.
  @available(*, unavailable, message: "Keyframes are not drawn: use phaseAnimator.")
  public nonisolated func keyframeAnimator<V, T: Equatable>(
    initialValue: V, trigger: T, content: @escaping (PlaceholderContentView<Self>, V) -> any View,
    @_KeyframesBuilder<V> keyframes: @escaping (V) -> Any
  ) -> some View { self }

  /// Unavailable. Keyframes are not drawn: use phaseAnimator.
  @available(*, unavailable, message: "Keyframes are not drawn: use phaseAnimator.")
  public nonisolated func keyframeAnimator<V>(
    initialValue: V, repeating: Bool = true,
    content: @escaping (PlaceholderContentView<Self>, V) -> any View,
    @_KeyframesBuilder<V> keyframes: @escaping (V) -> Any
  ) -> some View { self }

  /// Unavailable. A browser runs no Metal: leave it out.
  @available(*, unavailable, message: "A browser runs no Metal: leave it out.")
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View { self }

  /// Unavailable. Use mask(alignment:_:).
  @available(*, unavailable, message: "Use mask(alignment:_:).")
  public nonisolated func luminanceToAlpha() -> some View { self }

  /// Unavailable. MapKit is not here: link to a map by Link.
  @available(*, unavailable, message: "MapKit is not here: link to a map by Link.")
  public nonisolated func mapStyle(_ style: Any) -> some View { self }

  /// Unavailable. A menu closes with its action: leave it out.
  @available(*, unavailable, message: "A menu closes with its action: leave it out.")
  public nonisolated func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior)
    -> some View
  { self }

  /// Unavailable. A menu keeps the order of its items: leave it out.
  @available(*, unavailable, message: "A menu keeps the order of its items: leave it out.")
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Unavailable. A page has no document: use navigationTitle.
  @available(*, unavailable, message: "A page has no document: use navigationTitle.")
  public nonisolated func navigationDocument(_ url: URL) -> some View { self }

  /// Unavailable. The sidebar has one width here: leave it out.
  @available(*, unavailable, message: "The sidebar has one width here: leave it out.")
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { self }

  /// Unavailable. The sidebar has one width here: leave it out.
  @available(*, unavailable, message: "The sidebar has one width here: leave it out.")
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { self }

  /// Unavailable. Handoff is not on the web: use onOpenURL.
  @available(*, unavailable, message: "Handoff is not on the web: use onOpenURL.")
  public nonisolated func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (Any) -> Void
  ) -> some View { self }

  /// Unavailable. Use onHover(perform:).
  @available(*, unavailable, message: "Use onHover(perform:).")
  public nonisolated func onContinuousHover(perform action: @escaping (HoverPhase) -> Void)
    -> some View
  { self }

  /// Unavailable. Use keyboardShortcut(.delete) of a Button.
  @available(*, unavailable, message: "Use keyboardShortcut(.delete) of a Button.")
  public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }

  /// Unavailable. Nothing is dragged here; use onMove of a list, or a Menu.
  @available(*, unavailable, message: "Nothing is dragged here; use onMove of a list, or a Menu.")
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  /// Unavailable. Nothing is dragged here; use onMove of a list, or a Menu.
  @available(*, unavailable, message: "Nothing is dragged here; use onMove of a list, or a Menu.")
  public nonisolated func onDrop(
    of supportedContentTypes: [Any], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Unavailable. Use keyboardShortcut(.cancelAction) of a Button.
  @available(*, unavailable, message: "Use keyboardShortcut(.cancelAction) of a Button.")
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View { self }

  /// Unavailable. Use keyboardShortcut of a Button.
  @available(*, unavailable, message: "Use keyboardShortcut of a Button.")
  public nonisolated func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result)
    -> some View
  { self }

  /// Unavailable. Use keyboardShortcut of a Button.
  @available(*, unavailable, message: "Use keyboardShortcut of a Button.")
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }

  /// Unavailable. Use keyboardShortcut with its modifiers.
  @available(*, unavailable, message: "Use keyboardShortcut with its modifiers.")
  public nonisolated func onModifierKeysChanged(
    mask: EventModifiers = [], initial: Bool = true,
    _ action: @escaping (EventModifiers, EventModifiers) -> Void
  ) -> some View { self }

  /// Unavailable. Use keyboardShortcut of a Button.
  @available(*, unavailable, message: "Use keyboardShortcut of a Button.")
  public nonisolated func onMoveCommand(perform action: ((Any) -> Void)?) -> some View { self }

  /// Unavailable. The browser scrolls without reports: use onGeometryChange of a view inside.
  @available(
    *, unavailable,
    message: "The browser scrolls without reports: use onGeometryChange of a view inside."
  )
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (T, T) -> Void
  ) -> some View { self }

  /// Unavailable. The browser scrolls without reports: use onAppear of a row.
  @available(*, unavailable, message: "The browser scrolls without reports: use onAppear of a row.")
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (ScrollPhase, ScrollPhase) -> Void
  ) -> some View { self }

  /// Unavailable. The browser scrolls without reports: use onAppear of a lazy row.
  @available(
    *, unavailable, message: "The browser scrolls without reports: use onAppear of a lazy row."
  )
  public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View { self }

  /// Unavailable. The browser scrolls without reports: use onAppear of a lazy row.
  @available(
    *, unavailable, message: "The browser scrolls without reports: use onAppear of a lazy row."
  )
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { self }

  /// Unavailable. Use a TextField, into which the browser pastes.
  @available(*, unavailable, message: "Use a TextField, into which the browser pastes.")
  public nonisolated func pasteDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some View { self }

  /// Unavailable. No photo leaves the browser.
  @available(*, unavailable, message: "No photo leaves the browser.")
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>
  ) -> some View { self }

  /// Unavailable. TipKit is not here: use popover.
  @available(*, unavailable, message: "TipKit is not here: use popover.")
  public nonisolated func popoverTip(_ tip: Any) -> some View { self }

  /// Unavailable. Use presentationDetents.
  @available(*, unavailable, message: "Use presentationDetents.")
  public nonisolated func presentationSizing(_ sizing: PresentationSizing) -> some View { self }

  /// Unavailable. Use Link, which the browser opens.
  @available(*, unavailable, message: "Use Link, which the browser opens.")
  public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View { self }

  /// Unavailable. Use a Button in a Menu.
  @available(*, unavailable, message: "Use a Button in a Menu.")
  public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View { self }

  /// Unavailable. Bars have a plain edge here: leave it out.
  @available(*, unavailable, message: "Bars have a plain edge here: leave it out.")
  public nonisolated func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> some View { self }

  /// Unavailable. A view is not drawn by how far it has scrolled: leave the effect out.
  @available(
    *, unavailable, message: "A view is not drawn by how far it has scrolled: leave the effect out."
  )
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping (Self, ScrollTransitionPhase) -> any View
  ) -> some View { self }

  /// Unavailable. A view is not drawn by how far it has scrolled: leave the effect out.
  @available(
    *, unavailable, message: "A view is not drawn by how far it has scrolled: leave the effect out."
  )
  public nonisolated func scrollTransition(
    axis: Axis? = nil, transition: @escaping (Self, ScrollTransitionPhase) -> any View
  ) -> some View { self }

  /// Unavailable. A view is not drawn by how far it has scrolled: leave the effect out.
  @available(
    *, unavailable, message: "A view is not drawn by how far it has scrolled: leave the effect out."
  )
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil, transition: @escaping (Self, ScrollTransitionPhase) -> any View
  ) -> some View { self }

  /// Unavailable. The keyboard has the dictation: leave it out.
  @available(*, unavailable, message: "The keyboard has the dictation: leave it out.")
  public nonisolated func searchDictationBehavior(_ behavior: Any) -> some View { self }

  /// Unavailable. The bar stays during a search here: leave it out.
  @available(*, unavailable, message: "The bar stays during a search here: leave it out.")
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }

  /// Unavailable. The search field stays below the title here: leave it out.
  @available(*, unavailable, message: "The search field stays below the title here: leave it out.")
  public nonisolated func searchToolbarBehavior(_ behavior: Any) -> some View { self }

  /// Unavailable. Nothing is dragged here: leave it out.
  @available(*, unavailable, message: "Nothing is dragged here: leave it out.")
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    self
  }

  /// Unavailable. The tab bar keeps its size here: leave it out.
  @available(*, unavailable, message: "The tab bar keeps its size here: leave it out.")
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    self
  }

  /// Unavailable. Use safeAreaInset(edge: .bottom).
  @available(*, unavailable, message: "Use safeAreaInset(edge: .bottom).")
  public nonisolated func tabViewBottomAccessory<V: View>(content: () -> V) -> some View { self }

  /// Unavailable. Table is not here: use List.
  @available(*, unavailable, message: "Table is not here: use List.")
  public nonisolated func tableStyle(_ style: Any) -> some View { self }

  /// Unavailable. The browser draws text: use AttributedString or Canvas.
  @available(*, unavailable, message: "The browser draws text: use AttributedString or Canvas.")
  public nonisolated func textRenderer<T>(_ renderer: T) -> some View { self }

  /// Unavailable. Use a Menu in a ToolbarItem.
  @available(*, unavailable, message: "Use a Menu in a ToolbarItem.")
  public nonisolated func toolbarTitleMenu<V: View>(content: () -> V) -> some View { self }

  /// Unavailable. Use scaleEffect, rotationEffect and offset.
  @available(*, unavailable, message: "Use scaleEffect, rotationEffect and offset.")
  public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View { self }

  /// Unavailable. Handoff is not on the web: use onOpenURL.
  @available(*, unavailable, message: "Handoff is not on the web: use onOpenURL.")
  public nonisolated func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (Any) -> Void
  ) -> some View { self }

  /// Unavailable. An effect by the place of a view is not drawn: use GeometryReader.
  @available(
    *, unavailable, message: "An effect by the place of a view is not drawn: use GeometryReader."
  )
  public nonisolated func visualEffect(_ effect: @escaping (Self, GeometryProxy) -> any View)
    -> some View
  { self }
}
