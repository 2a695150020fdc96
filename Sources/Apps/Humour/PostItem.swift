// One post on screen.
import Observation
import Posts

/// A post with its verdict, shared by its row and its full screen, so that a verdict draws one row anew.
@MainActor @Observable
final class PostItem: Identifiable {
  /// The source's id.
  let id: Post.ID
  /// The post as it was last sent; a newer text is a newer item.
  let post: Post
  /// What is said of it; nil until the classifier has got there.
  var verdict: Verdict?
  /// Whether the person wants to read what stands under a content warning; what has none is always open.
  private(set) var isUnfolded: Bool

  init(_ post: Post) {
    id = post.id
    self.post = post
    isUnfolded = post.warning == nil
  }

  /// The person wants to see, or no longer see, what the warning covers.
  func warningTapped() {
    if post.warning != nil { isUnfolded.toggle() }
  }
}
