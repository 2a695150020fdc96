// What a post has beside its text, in its row and on its mood's screen.
import Foundation
import Posts
import SharedUI
import SwiftUI

/// The attachments, the answered person and the state of a post, each on a line; nothing without.
struct PostExtrasLines: View {
  let extras: PostExtras?
  /// The most lines of an attachment's text.
  var lines = 4

  var body: some View {
    if let extras {
      VStack(alignment: .leading, spacing: 4) {
        // By index, because two pictures may have the same words.
        ForEach(extras.attachments.indices, id: \.self) { place in
          AttachmentLine(attachment: extras.attachments[place]).lineLimit(lines)
        }
        if extras.isEdited { Label("Edited", systemImage: "pencil") }
        if !extras.withheldIn.isEmpty {
          Label {
            Text("Withheld in \(extras.withheldIn.joined(separator: ", "))")
          } icon: {
            Image(systemName: "nosign")
          }
        }
      }
      .font(.footnote)
      .foregroundStyle(.secondary)
    }
  }
}

/// One attachment in words, with its symbol.
private struct AttachmentLine: View {
  let attachment: PostAttachment

  var body: some View {
    switch attachment {
    case .picture(let words):
      line(
        "photo", words.isEmpty ? Text("Picture without a description") : Text("Picture: \(words)"))
    case .recording(let words):
      line(
        "play.rectangle",
        words.isEmpty ? Text("Video without a description") : Text("Video: \(words)"))
    case .page(let title, let host):
      line("link", title.isEmpty ? Text(verbatim: host) : Text(verbatim: "\(title) (\(host))"))
    case .quote("", ""): line("quote.opening", Text("Quotes a post that cannot be shown"))
    case .quote("", let text): line("quote.opening", Text(verbatim: text))
    case .quote(let handle, ""): line("quote.opening", Text("Quotes a post of @\(handle)"))
    case .quote(let handle, let text):
      line("quote.opening", Text(verbatim: "\u{200E}@\(handle): \(text)"))
    case .coveredQuote("", let warning): line("quote.opening", Text(warning: warning))
    case .coveredQuote(let handle, let warning):
      VStack(alignment: .leading, spacing: 2) {
        line("quote.opening", Text("Quotes a post of @\(handle)"))
        // Never behind the handle, as if the person had said it.
        line("exclamationmark.triangle.fill", Text(warning: warning))
      }
    case .unknown(let words):
      line(
        "questionmark.circle",
        words.isEmpty
          ? Text("Something this app cannot show")
          : Text("Something this app cannot show: \(words)"))
    case .poll(let choices): PollLines(choices: choices)
    }
  }

  private func line(_ symbol: String, _ words: Text) -> some View {
    Label {
      words
    } icon: {
      Image(systemName: symbol)
    }
  }
}

/// The choices of a poll, each with its votes if they are known.
private struct PollLines: View {
  let choices: [PollChoice]

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Label("Poll", systemImage: "chart.bar")
      ForEach(choices.indices, id: \.self) { place in
        if let votes = choices[place].votes {
          Text("\(choices[place].title): \(Text(votes, format: .number))")
        } else {
          Text(verbatim: choices[place].title)
        }
      }
    }
  }
}

/// The unusual state of an account: moved, in memory, hidden by moderators, run by a program.
struct StandingLines: View {
  let standing: Standing?
  /// Opens the account that the person moved to.
  let open: @MainActor (PersonRoute) -> Void

  var body: some View {
    if let standing {
      VStack(alignment: .leading, spacing: 6) {
        if let handle = standing.movedTo {
          Label("Moved to @\(handle)", systemImage: "arrow.right.circle")
          Button {
            open(PersonRoute(handle: handle))
          } label: {
            Text("Open @\(handle)").borderedTouchTarget()
          }
          .buttonStyle(.bordered)
        }
        if standing.isMemorial { Label("In memory of this person", systemImage: "heart") }
        if standing.isLimited {
          Label("Hidden by the moderators of the service", systemImage: "eye.slash")
        }
        if standing.isAutomated { Label("Posts by a program", systemImage: "gearshape") }
      }
      .font(.subheadline)
      .foregroundStyle(.secondary)
    }
  }
}

/// The page of an account that has moved and has no posts: says where to, and leads there.
struct MovedAccount: View {
  let handle: String
  let open: @MainActor (PersonRoute) -> Void

  var body: some View {
    ContentUnavailableView {
      Label("Moved account", systemImage: "arrow.right.circle")
    } description: {
      Text("This person posts as @\(handle) now.")
    } actions: {
      Button {
        open(PersonRoute(handle: handle))
      } label: {
        Text("Open @\(handle)").touchTarget()
      }
      .buttonStyle(.borderless)
    }
  }
}
