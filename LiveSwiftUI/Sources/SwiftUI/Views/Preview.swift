// `#Preview`: checked like any other view, and then left out; it is for Xcode alone.

/// A preview of a view, which Xcode shows. The compiler checks the view; the app has nothing of it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "SwiftUIView")

/// Marks a dynamic property inside of a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")
