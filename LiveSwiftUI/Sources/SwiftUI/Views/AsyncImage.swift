// Remote images. The browser loads them from this site's cache, never from their origin.
import Foundation

/// The loading phase of an `AsyncImage`.
public enum AsyncImagePhase: Sendable {
  /// Not loaded yet. Its view stays until the browser has the image.
  case empty
  /// Loaded.
  case success(Image)
  /// Failed to load; never passed to the content here.
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

  /// Shows the image, or a symbol until it is loaded.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { phase in
      ViewBuilder.buildExpression(phase.image ?? Image(source: .symbol("photo")))
    }
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
  }

  /// Shows the view that `content` makes of each phase. The browser loads the image, so `content`
  /// is called at once for `empty` and `success`, and never for `failure`: the view for `empty`
  /// then stays.
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

  /// Draws the placeholder with the image on top. The browser handles loading, success and failure:
  /// a loaded image hides the placeholder, and a broken one stays hidden.
  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let inside = context.inside()
    let stack = context.element(.div, "async")
    var faces: [Item] = []
    let under = inside.child(0).element(.div, "under")
    under.appetite = .children(also: [], except: [])
    var placeholder: [Item] = []
    content(.empty).draw(inside.child(1), into: &placeholder)
    under.content = .items(placeholder)
    faces.append(.element(under))
    if let url, let path = context.node.tree.services.photoPath(url) {
      let over = inside.child(2).element(.div, "over")
      var picture: [Item] = []
      content(.success(Image(source: .address(path, scale: scale)))).draw(
        inside.child(3), into: &picture)
      // A loading picture has no ratio yet: its box is that of the placeholder.
      for case .element(let image) in picture where image.isNamed("fits") {
        image.appetite = .fixed([.horizontal, .vertical])
      }
      over.content = .items(picture)
      faces.append(.element(over))
    }
    stack.content = .items(faces)
    context.emit(stack, into: &items)
  }
}
