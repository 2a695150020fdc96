// A post on screen.
import Mood
import Observation
import Posts

/// A post with its verdict, shared by its row and its full screen. A verdict redraws only that row.
@MainActor @Observable
final class PostItem: Identifiable {
  /// The id of the post.
  let id: Post.ID
  /// The post as the source sent it; an edited post is a new item.
  let post: Post
  /// The verdict; nil until the classifier has read the post.
  var verdict: Verdict?
  /// Whether the text is shown; always true for a post without a content warning.
  private(set) var isUnfolded: Bool
  /// The mood that may be shown and counted; nil without one, and while a warning covers the post,
  /// because a mood is made of the words.
  var shownMood: Mood? { isUnfolded ? verdict?.mood : nil }

  init(_ post: Post) {
    id = post.id
    self.post = post
    isUnfolded = post.warning == nil
  }

  /// Shows or hides the text under a content warning.
  func warningTapped() {
    if post.warning != nil { isUnfolded.toggle() }
  }
}
