// `#Preview`: type-checked like any view and then dropped; only Xcode shows it.

/// A preview of a view for Xcode. The compiler checks the view and leaves it out of the app.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "SwiftUIView")

/// A preview of a view for Xcode, with traits of its canvas, which have no effect here.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "SwiftUIView")

/// Marks a dynamic property inside a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")
