// Remote images. The browser loads them from this site's cache, never from their origin.
import Foundation

/// The loading phase of an `AsyncImage`.
public enum AsyncImagePhase: Sendable {
  /// Not loaded yet. Its view stays until the browser has the image.
  case empty
  /// Loaded.
  case success(Image)
  /// Failed to load. The error does not say why, because the browser loads the image.
  case failure(any Error)

  /// The image, once it is loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// The error that kept the image from loading.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// Loads and shows an image from an address.
public struct AsyncImage<Content> where Content: View {
  let url: URL?
  let scale: CGFloat
  let content: (AsyncImagePhase) -> Content
  /// Whether a failure shows other content than the wait.
  private var showsFailure = true

  /// Shows the image, or a symbol until it is loaded.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { phase in
      ViewBuilder.buildExpression(phase.image ?? Image(source: .symbol("photo")))
    }
    showsFailure = false
  }

  /// Shows the view that `content` makes of the image, and `placeholder` until the image is loaded
  /// or if loading fails.
  public init<I, P>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P>, I: View, P: View {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
    showsFailure = false
  }

  /// Shows the view that `content` makes of each phase. The browser loads the image, so `content`
  /// is called for all phases at once, and the browser shows one of the views.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }
}

extension AsyncImage: View, Primitive {
  public typealias Body = Never

  /// Draws the placeholder with the image on top, and the view for a failure. The browser handles
  /// loading: a loaded image hides the placeholder, and a broken one shows the failure.
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let inside = context.inside()
    let stack = context.element(.div, .loadingPicture)
    let path = url.flatMap(context.node.tree.services.photoPath)
    let failure = AsyncImagePhase.failure(URLError(.cannotDecodeContentData))
    // An address that this site does not load fails at once.
    let waiting = url != nil && path == nil && showsFailure ? failure : .empty
    let under = face(.under, of: waiting, inside.child(.waiting))
    under.appetite = .children(also: [], except: [])
    var faces = [Item.element(under)]
    if let path {
      var image = Image(source: .address(path, scale: scale))
      image.sides = context.node.tree.services.photoSides
      let over = face(.over, of: .success(image), inside.child(.loaded))
      if !image.sides.isEmpty {
        stack.fit = { size in
          over.firstElement { $0.isOfferedInSides }?
            .offer(path, at: image.sides, in: max(size.width, size.height))
        }
      }
      // A loading picture has no ratio yet: its box is that of the placeholder.
      if case .items(let picture) = over.content {
        for case .element(let image) in picture where image.roles.contains(.keepsRatio) {
          image.appetite = .fixed([.horizontal, .vertical])
        }
      }
      faces.append(.element(over))
      if showsFailure {
        faces.append(.element(face(.failed, of: failure, inside.child(.failed))))
      }
    }
    stack.content = .items(faces)
    context.emit(stack, into: &items)
  }

  /// The view for a phase, in a box with a class of the style sheet.
  @MainActor private func face(
    _ name: ClassName, of phase: AsyncImagePhase, _ context: Context
  ) -> Element {
    let face = context.element(.div, name)
    var items: [Item] = []
    content(phase).draw(context.child(0), into: &items)
    face.content = .items(items)
    return face
  }
}
