// A post in the list.
import Foundation
import Mood
import Posts
import SharedUI
import SwiftUI

/// A row with the colour and the emoji of the post's mood, which opens the mood's full screen.
struct PostRow: View {
  let item: PostItem
  let route: PersonRoute
  let model: PostsModel
  let theme: MoodTheme
  /// Opens the mood beside the list; nil where a link pushes it.
  var choose: (@MainActor (PostRoute) -> Void)?
  /// Whether the mood beside the list is that of this post.
  var isChosen = false

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      MoodBar(mood: item.shownMood, theme: theme)
      VStack(alignment: .leading, spacing: 6) {
        WarningLine(item: item, model: model)
        if item.isUnfolded { link } else { PostDateLine(post: item.post, now: model.now) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(.vertical, 6)
    .listRowBackground(isChosen ? Color.primary.opacity(0.12) : nil)
  }

  @ViewBuilder private var link: some View {
    let post = PostRoute(person: route, id: item.id)
    if let choose {
      Button {
        choose(post)
      } label: {
        content.contentShape(.rect)
      }
      .buttonStyle(.plain)
      .accessibilityAddTraits(isChosen ? .isSelected : [])
    } else {
      NavigationLink(value: post) { content }
        .accessibilityAddTraits(.isButton)
    }
  }

  private var content: some View {
    HStack(alignment: .top, spacing: 12) {
      VStack(alignment: .leading, spacing: 4) {
        PostDateLine(post: item.post, now: model.now)
        if item.post.text.isEmpty {
          Text("No text").italic().foregroundStyle(.secondary)
        } else {
          Text(verbatim: item.post.text).lineLimit(8)
        }
        PostExtrasLines(extras: item.post.extras)
        VerdictLine(verdict: item.verdict)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      VerdictLabel(verdict: item.verdict)
    }
  }

}

/// The content warning of a post, with the button that shows or hides the post; nothing without.
struct WarningLine: View {
  let item: PostItem
  let model: PostsModel

  var body: some View {
    if let warning = item.post.warning {
      HStack(spacing: 8) {
        Label {
          Text(warning: warning)
        } icon: {
          Image(systemName: "exclamationmark.triangle.fill")
        }
        .font(.subheadline)
        .lineLimit(8)
        .frame(maxWidth: .infinity, alignment: .leading)
        Button {
          model.warningTapped(item)
        } label: {
          Text(item.isUnfolded ? "Hide" : "Show").borderedTouchTarget()
        }
        .buttonStyle(.bordered)
        .accessibilityValue(Text(verbatim: warning))
      }
    }
  }
}

extension Text {
  /// A content warning, which may have no reason.
  init(warning: String) {
    self = warning.isEmpty ? Text("Content warning") : Text("Content warning: \(warning)")
  }
}

/// The date of a post, and for a repost its author.
struct PostDateLine: View {
  let post: Post
  let now: @Sendable () -> Date

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      if post.extras?.isPinned == true { Label("Pinned", systemImage: "pin") }
      if let writer = post.repostOf {
        Label {
          if writer.isEmpty { Text("Reposted") } else { Text("Reposted from @\(writer)") }
        } icon: {
          Image(systemName: "repeat")
        }
        .lineLimit(8)
      }
      if let answered = post.extras?.replyTo {
        Label {
          if answered.isEmpty { Text("A reply") } else { Text("In reply to @\(answered)") }
        } icon: {
          Image(systemName: "arrowshape.turn.up.left")
        }
        .lineLimit(2)
      }
      if let date = post.date {
        DateText(date, now: now())
      } else {
        Text("Date unknown")
      }
    }
    .font(.footnote)
    .foregroundStyle(.secondary)
  }
}

/// The bar at the leading edge in the colour of the mood; grey without a mood.
private struct MoodBar: View {
  let mood: Mood?
  let theme: MoodTheme

  var body: some View {
    Capsule()
      .fill(color)
      .frame(width: 6)
      .accessibilityHidden(true)
  }

  private var color: Color {
    mood.map { theme.color(of: $0) } ?? .secondary.opacity(0.25)
  }
}

/// The emoji of the mood; a skeleton before the verdict.
private struct VerdictLabel: View {
  let verdict: Verdict?

  var body: some View {
    switch verdict {
    case .mood(let reading):
      Text(verbatim: reading.mood.emoji)
        .font(.title)
        .accessibilityLabel(Text(reading.mood.name))
    case .otherLanguage, .uncertainLanguage, .nothingToRead: EmptyView()
    case nil:
      Text(verbatim: "mmm").font(.title).redacted(reason: .placeholder)
        .accessibilityHidden(true)
    }
  }
}

/// The reason why a post has no mood, below its text, where large words have room.
private struct VerdictLine: View {
  @Environment(\.locale) private var locale
  let verdict: Verdict?

  var body: some View {
    switch verdict {
    case .otherLanguage(let code):
      if let language = locale.languageName(of: code) {
        line("Not supported yet: \(language)")
      } else {
        line("Not supported yet")
      }
    case .uncertainLanguage: line("Language unclear")
    case .nothingToRead: line("Nothing to read")
    case .mood, nil: EmptyView()
    }
  }

  private func line(_ key: LocalizedStringKey) -> some View {
    Text(key).font(.footnote).foregroundStyle(.secondary)
  }
}

extension Locale {
  /// The name of the language with this code, such as "Spanish"; nil for a code without a name.
  func languageName(of code: String?) -> String? {
    guard let code, let name = localizedString(forLanguageCode: code), name != code else {
      return nil
    }
    return name
  }
}

/// A placeholder for a post, of usual length.
struct PostSkeleton: View {
  let number: Int

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      Capsule().fill(Color.secondary.opacity(0.25)).frame(width: 6, height: 64)
      VStack(alignment: .leading, spacing: 4) {
        Text(verbatim: "mmmmmmmm").font(.footnote)
        Text(verbatim: String(repeating: "mmmm mmm ", count: 4 + number % 3 * 3))
      }
    }
    .padding(.vertical, 6)
  }
}
