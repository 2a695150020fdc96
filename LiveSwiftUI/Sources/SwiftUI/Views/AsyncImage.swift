// A picture from elsewhere: the browser loads it from this site's own cache, never from where it
// came.
import Foundation

/// How far an `AsyncImage` has got.
public enum AsyncImagePhase: Sendable {
  /// Not loaded yet; what is drawn for it stays until the browser has the picture.
  case empty
  /// Loaded.
  case success(Image)
  /// Could not be loaded; never handed to the content here.
  case failure(any Error)

  /// The picture, once it is loaded.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }

  /// Why the picture could not be loaded.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// Loads and shows an image from an address.
public struct AsyncImage<Content> where Content: View {
  let url: URL?
  let scale: CGFloat
  let content: (AsyncImagePhase) -> Content

  /// Shows the picture, or a symbol until it is there.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { phase in
      ViewBuilder.buildExpression(phase.image ?? Image(source: .symbol("photo")))
    }
  }

  /// Shows what `content` makes of the picture, and `placeholder` until it is there or when it
  /// cannot be loaded.
  public init<I, P>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P>, I: View, P: View {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  /// Shows what `content` makes of each phase. The browser loads the picture, so the phases `empty`
  /// and `success` are asked for at once, and `failure` never: what `empty` shows then stays.
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

  /// Draws the placeholder with the picture on top of it. Loading, success and failure happen in
  /// the browser: the picture hides the placeholder once it is there, and stays away when it is
  /// broken.
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
      over.content = .items(picture)
      faces.append(.element(over))
    }
    stack.content = .items(faces)
    context.emit(stack, into: &items)
  }
}
