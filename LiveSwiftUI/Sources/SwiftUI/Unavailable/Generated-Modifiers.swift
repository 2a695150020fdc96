// Data: names of Apple's that do not work here, from Tools/unavailable/names.tsv.

// swift-format-ignore-file
import Foundation
extension View {
  @available(*, unavailable, message: "A browser activates a view as a whole: leave it out.") public nonisolated func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
  @available(*, unavailable, message: "Use accessibilityElement(children:) with a label and a value.") public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
  @available(*, unavailable, message: "Set the focus in onAppear.") public nonisolated func accessibilityDefaultFocus<V>(_ binding: V, _ value: Bool) -> some View { self }
  @available(*, unavailable, message: "A browser decides on touches of assistive technology: leave it out.") public nonisolated func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View { self }
  @available(*, unavailable, message: "Use accessibilityLabel, or LabeledContent.") public nonisolated func accessibilityLabeledPair<ID: Hashable>(role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID) -> some View { self }
  @available(*, unavailable, message: "A page is read in its order: leave it out.") public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { self }
  @available(*, unavailable, message: "Quick actions are of a watch: use accessibilityAction(named:_:).") public nonisolated func accessibilityQuickAction<S, C: View>(style: S, @ViewBuilder content: () -> C) -> some View { self }
  @available(*, unavailable, message: "Use accessibilityElement(children:) with a label and a value.") public nonisolated func accessibilityRepresentation<V: View>(representation: () -> V) -> some View { self }
  @available(*, unavailable, message: "Use ScrollViewReader and a Button.") public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }
  @available(*, unavailable, message: "A browser has no such hint: leave it out.") public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }
  @available(*, unavailable, message: "Use a Stepper or a Slider.") public nonisolated func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View { self }
  @available(*, unavailable, message: "The browser decides on the range of a picture: leave it out.") public nonisolated func allowedDynamicRange(_ range: Any?) -> some View { self }
  @available(*, unavailable, message: "Rows have one background here: use listRowBackground.") public nonisolated func alternatingRowBackgrounds(_ behavior: Any? = nil) -> some View { self }
  @available(*, unavailable, message: "Use animation(_:value:).") public nonisolated func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V) -> some View { self }
  @available(*, unavailable, message: "StoreKit is not on the web: use Link.") public nonisolated func appStoreOverlay(isPresented: Binding<Bool>, configuration: @escaping () -> Any) -> some View { self }
  @available(*, unavailable, message: "Nothing extends below a bar here: leave it out.") public nonisolated func backgroundExtensionEffect() -> some View { self }
  @available(*, unavailable, message: "Use a Stepper.") public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  @available(*, unavailable, message: "Use frame(maxWidth: .infinity) in the label.") public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View { self }
  @available(*, unavailable, message: "A browser runs no Metal: use saturation, contrast or hueRotation.") public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
  @available(*, unavailable, message: "Use RoundedRectangle where ContainerRelativeShape would take this shape.") public nonisolated func containerShape<T: Shape>(_ shape: T) -> some View { self }
  @available(*, unavailable, message: "A container does not see the values of its views: hand them in as data.") public nonisolated func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View { self }
  @available(*, unavailable, message: "Use ShareLink; texts are copied by the browser.") public nonisolated func copyable<T>(_ payload: @autoclosure @escaping () -> [T]) -> some View { self }
  @available(*, unavailable, message: "Texts are cut by the browser.") public nonisolated func cuttable<T>(for payloadType: T.Type = T.self, action: @escaping () -> [T]) -> some View { self }
  @available(*, unavailable, message: "Values belong to the person's browser: give AppStorage no store.") public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View { self }
  @available(*, unavailable, message: "A pointer over a view looks as the browser draws it: leave it out.") public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  @available(*, unavailable, message: "A dialog has no picture here: leave it out.") public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }
  @available(*, unavailable, message: "A dialog has no severity here: say it in its title.") public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  @available(*, unavailable, message: "Use a Toggle on a screen.") public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  @available(*, unavailable, message: "Use a Slider.") public nonisolated func digitalCrownRotation<N>(_ binding: Binding<N>) -> some View { self }
  @available(*, unavailable, message: "Use interactiveDismissDisabled and confirmationDialog.") public nonisolated func dismissalConfirmationDialog<A: View>(_ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A) -> some View { self }
  @available(*, unavailable, message: "A browser runs no Metal: leave it out.") public nonisolated func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
  @available(*, unavailable, message: "Nothing is dragged here; use a Menu.") public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
  @available(*, unavailable, message: "The browser finds text on its page itself.") public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }
  @available(*, unavailable, message: "The browser moves the focus in reading order: leave it out.") public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }
  @available(*, unavailable, message: "The browser moves the focus in reading order: leave it out.") public nonisolated func focusSection() -> some View { self }
  @available(*, unavailable, message: "Glass does not morph here: use transition.") public nonisolated func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
  @available(*, unavailable, message: "Use keyboardShortcut.") public nonisolated func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }
  @available(*, unavailable, message: "Use onOpenURL.") public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
  @available(*, unavailable, message: "Use an HStack with a spacing in a LabelStyle.") public nonisolated func labelIconToTitleSpacing(_ value: CGFloat) -> some View { self }
  @available(*, unavailable, message: "Use a frame around the icon in a LabelStyle.") public nonisolated func labelReservedIconWidth(_ value: CGFloat) -> some View { self }
  @available(*, unavailable, message: "A browser runs no Metal: leave it out.") public nonisolated func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
  @available(*, unavailable, message: "Use lineSpacing.") public nonisolated func lineHeight(_ lineHeight: LineHeight?) -> some View { self }
  @available(*, unavailable, message: "A pointer over a view looks as the browser draws it: leave it out.") public nonisolated func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
  @available(*, unavailable, message: "A list has no index here: leave it out.") public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
  @available(*, unavailable, message: "Use listSectionSpacing, or listRowInsets.") public nonisolated func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }
  @available(*, unavailable, message: "Use mask(alignment:_:).") public nonisolated func luminanceToAlpha() -> some View { self }
  @available(*, unavailable, message: "StoreKit is not on the web: use Link.") public nonisolated func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
  @available(*, unavailable, message: "MapKit is not here: link to a map by Link.") public nonisolated func mapStyle(_ style: Any) -> some View { self }
  @available(*, unavailable, message: "The look of the source is that of the view: leave the closure out.") public nonisolated func matchedTransitionSource<C>(id: some Hashable, in namespace: Namespace.ID, configuration: (EmptyMatchedTransitionSourceConfiguration) -> C) -> some View { self }
  @available(*, unavailable, message: "Use multilineTextAlignment(_:).") public nonisolated func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View { self }
  @available(*, unavailable, message: "A page has no document: use navigationTitle.") public nonisolated func navigationDocument(_ url: URL) -> some View { self }
  @available(*, unavailable, message: "Put a Text into a ToolbarItem(placement: .principal).") public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View { self }
  @available(*, unavailable, message: "Put a Text into a ToolbarItem(placement: .principal).") public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View { self }
  @available(*, unavailable, message: "Put a Text into a ToolbarItem(placement: .principal).") public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View { self }
  @available(*, unavailable, message: "StoreKit is not on the web: use Link.") public nonisolated func offerCodeRedemption(isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }) -> some View { self }
  @available(*, unavailable, message: "Handoff is not on the web: use onOpenURL.") public nonisolated func onContinueUserActivity(_ activityType: String, perform action: @escaping (Any) -> Void) -> some View { self }
  @available(*, unavailable, message: "Texts are copied by the browser.") public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }
  @available(*, unavailable, message: "Texts are copied by the browser.") public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }
  @available(*, unavailable, message: "Use keyboardShortcut(.delete) of a Button.") public nonisolated func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
  @available(*, unavailable, message: "Use keyboardShortcut(.cancelAction) of a Button.") public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  @available(*, unavailable, message: "Use keyboardShortcut with its modifiers.") public nonisolated func onModifierKeysChanged(mask: EventModifiers = [], initial: Bool = true, _ action: @escaping (EventModifiers, EventModifiers) -> Void) -> some View { self }
  @available(*, unavailable, message: "Use keyboardShortcut of a Button.") public nonisolated func onMoveCommand(perform action: ((Any) -> Void)?) -> some View { self }
  @available(*, unavailable, message: "Use onTapGesture(count:perform:).") public nonisolated func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View { self }
  @available(*, unavailable, message: "The browser scrolls without reports: use onAppear of a row.") public nonisolated func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase) -> Void) -> some View { self }
  @available(*, unavailable, message: "The browser scrolls without reports: use onAppear of a row.") public nonisolated func onScrollPhaseChange(_ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void) -> some View { self }
  @available(*, unavailable, message: "The browser scrolls without reports: use onAppear of a lazy row.") public nonisolated func onScrollTargetVisibilityChange<ID: Hashable>(idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void) -> some View { self }
  @available(*, unavailable, message: "A palette has one look here: leave it out.") public nonisolated func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
  @available(*, unavailable, message: "The browser chooses the pointer by what is below it: leave it out.") public nonisolated func pointerStyle(_ style: PointerStyle?) -> some View { self }
  @available(*, unavailable, message: "TipKit is not here: use popover.") public nonisolated func popoverTip(_ tip: Any) -> some View { self }
  @available(*, unavailable, message: "Set the focus in onAppear.") public nonisolated func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View { self }
  @available(*, unavailable, message: "Use presentationDetents.") public nonisolated func presentationSizing(_ sizing: PresentationSizing) -> some View { self }
  @available(*, unavailable, message: "Widgets are not on the web: leave it out.") public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
  @available(*, unavailable, message: "Use transformEffect or rotation3DEffect.") public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View { self }
  @available(*, unavailable, message: "Use Link, which the browser opens.") public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View { self }
  @available(*, unavailable, message: "Use a Button in a Menu.") public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View { self }
  @available(*, unavailable, message: "Bars have a plain edge here: leave it out.") public nonisolated func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View { self }
  @available(*, unavailable, message: "The browser scrolls: leave it out.") public nonisolated func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View { self }
  @available(*, unavailable, message: "Use scrollTargetLayout.") public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View { self }
  @available(*, unavailable, message: "The keyboard has the dictation: leave it out.") public nonisolated func searchDictationBehavior(_ behavior: Any) -> some View { self }
  @available(*, unavailable, message: "The selection of a field belongs to the browser.") public nonisolated func searchSelection(_ selection: Binding<TextSelection?>) -> some View { self }
  @available(*, unavailable, message: "The search field stays below the title here: leave it out.") public nonisolated func searchToolbarBehavior(_ behavior: Any) -> some View { self }
  @available(*, unavailable, message: "Put a Button into the header of the section.") public nonisolated func sectionActions<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  @available(*, unavailable, message: "A list has no index here: leave it out.") public nonisolated func sectionIndexLabel(_ label: String) -> some View { self }
  @available(*, unavailable, message: "Sign in with Apple is not here: use a form.") public nonisolated func signInWithAppleButtonStyle(_ style: Any) -> some View { self }
  @available(*, unavailable, message: "StoreKit is not on the web: use Link.") public nonisolated func subscriptionStatusTask(for groupID: String, priority: TaskPriority = .medium, action: @escaping (Any) async -> Void) -> some View { self }
  @available(*, unavailable, message: "Symbols have one colour here: use foregroundStyle.") public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
  @available(*, unavailable, message: "Symbols are drawn whole here: leave it out.") public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
  @available(*, unavailable, message: "The tab bar keeps its size here: leave it out.") public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  @available(*, unavailable, message: "Use safeAreaInset(edge: .bottom).") public nonisolated func tabViewBottomAccessory<V: View>(content: () -> V) -> some View { self }
  @available(*, unavailable, message: "Tabs have one order here: leave it out.") public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
  @available(*, unavailable, message: "Use searchable on the screen of the tab.") public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
  @available(*, unavailable, message: "Tabs are a bar here, not a sidebar: put it into a screen.") public nonisolated func tabViewSidebarBottomBar<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  @available(*, unavailable, message: "Tabs are a bar here, not a sidebar: put it into a screen.") public nonisolated func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  @available(*, unavailable, message: "Tabs are a bar here, not a sidebar: put it into a screen.") public nonisolated func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> some View { self }
  @available(*, unavailable, message: "An editor has one look here: use scrollContentBackground.") public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
  @available(*, unavailable, message: "Use searchSuggestions, or a List below the field.") public nonisolated func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }
  @available(*, unavailable, message: "The browser draws text: use AttributedString or Canvas.") public nonisolated func textRenderer<T>(_ renderer: T) -> some View { self }
  @available(*, unavailable, message: "The selection of a field belongs to the browser.") public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
  @available(*, unavailable, message: "Use toolbarColorScheme, or foregroundStyle of each item.") public nonisolated func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
  @available(*, unavailable, message: "Put the item below an if.") public nonisolated func toolbarItemHidden(_ hidden: Bool = true) -> some View { self }
  @available(*, unavailable, message: "The browser translates its page: leave it out.") public nonisolated func translationPresentation(isPresented: Binding<Bool>, text: String) -> some View { self }
  @available(*, unavailable, message: "The browser translates its page: leave it out.") public nonisolated func translationTask(_ configuration: Any?, action: @escaping (Any) async -> Void) -> some View { self }
  @available(*, unavailable, message: "A list has no selection by typing: leave it out.") public nonisolated func typeSelectEquivalent(_ text: Text?) -> some View { self }
  @available(*, unavailable, message: "Use environment(\\.locale, _:).") public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
  @available(*, unavailable, message: "Handoff is not on the web: use onOpenURL.") public nonisolated func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (Any) -> Void) -> some View { self }
  @available(*, unavailable, message: "Widgets are not on the web: leave it out.") public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  @available(*, unavailable, message: "Widgets are not on the web: leave it out.") public nonisolated func widgetURL(_ url: URL?) -> some View { self }
  @available(*, unavailable, message: "A page is a tab of the browser: leave it out.") public nonisolated func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  @available(*, unavailable, message: "A page is a tab of the browser: leave it out.") public nonisolated func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  @available(*, unavailable, message: "A page is a tab of the browser: leave it out.") public nonisolated func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  @available(*, unavailable, message: "A page is a tab of the browser: leave it out.") public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  @available(*, unavailable, message: "Texts are written as their letters are: leave it out.") public nonisolated func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { self }
}
