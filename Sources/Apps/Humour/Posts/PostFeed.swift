// A list of posts from several pages.
import DataLayer
import Posts

/// The loaded posts, newest first, each once.
struct PostFeed: PagedItems {
  private(set) var posts: [PostItem] = []
  /// The number of unreadable records.
  private(set) var skipped = 0

  init() {}

  var count: Int { posts.count }

  var entryIDs: Set<AnyHashable> { Set(posts.map(\.id)) }

  static func next(after page: PostPage) -> String? { page.next }

  /// Older posts stay if the newest page overlaps them.
  mutating func take(first page: PostPage) -> Bool {
    let known = Dictionary(posts.map { ($0.id, $0) }) { first, _ in first }
    let fresh = page.posts.map { post in
      known[post.id].flatMap { $0.post == post ? $0 : nil } ?? PostItem(post)
    }
    // The posts that follow the page's oldest known one.
    let shared = page.posts.last { known[$0.id] != nil }?.id
    let place = shared.flatMap { id in posts.firstIndex { $0.id == id } }
    let older = place.map { posts[($0 + 1)...] } ?? []
    posts = Self.once(fresh + older)
    if older.isEmpty { skipped = page.skipped }
    return !older.isEmpty
  }

  mutating func append(_ page: PostPage) {
    skipped += page.skipped
    posts = Self.once(posts + page.posts.map(PostItem.init))
  }

  private static func once(_ posts: [PostItem]) -> [PostItem] {
    var known: Set<Post.ID> = []
    return posts.filter { known.insert($0.id).inserted }
  }
}
