// What a post of Bluesky embeds: pictures, a video, a link, another post, or two of these.
import DataLayer
import Foundation

/// The attachments in a post's `embed`, which the service has filled in.
struct BlueskyEmbed: Decodable, Sendable {
  private(set) var attachments: [PostAttachment] = []

  private enum Key: String, CodingKey {
    case type = "$type"
    case images, alt, external, record, media
  }

  private struct Picture: Decodable {
    let alt: String

    private enum Key: String, CodingKey {
      case alt
    }

    init(from decoder: any Decoder) throws {
      alt = try decoder.container(keyedBy: Key.self).text(.alt, .name) ?? ""
    }
  }

  private struct External: Decodable {
    let uri: String
    let title: String?
  }

  init(from decoder: any Decoder) throws {
    let embed = try decoder.container(keyedBy: Key.self)
    let type = try embed.requiredText(.type, .word)
    // The kinds of views; a record with media is both a record and one of the others.
    if type.contains(".embed.recordWithMedia") {
      let quoted: RecordWithMedia? = embed.optional(.record)
      attachments += (embed.optional(.media) as BlueskyEmbed?)?.attachments ?? []
      attachments += [quoted?.record?.attachment].compactMap(\.self)
    } else if type.contains(".embed.record") {
      let quoted: BlueskyQuote? = embed.optional(.record)
      attachments += [quoted?.attachment].compactMap(\.self)
    } else if type.contains(".embed.images") {
      let pictures: [Lossy<Picture>] = embed.optional(.images) ?? []
      attachments += pictures.compactMap(\.element).map { .picture(words: $0.alt) }
    } else if type.contains(".embed.video") {
      attachments.append(.recording(words: embed.text(.alt, .name) ?? ""))
    } else if type.contains(".embed.external") {
      let page: External? = embed.optional(.external)
      if let page, let address = URL(web: page.uri) {
        attachments.append(.page(title: page.title ?? "", host: address.host() ?? ""))
      }
    }
  }

  private struct RecordWithMedia: Decodable {
    let record: BlueskyQuote?
  }
}

/// A quoted post; one that is gone, blocked or detached has no text.
private struct BlueskyQuote: Decodable {
  let attachment: PostAttachment?

  private enum Key: String, CodingKey {
    case type = "$type"
    case author, value, labels
  }

  private struct Value: Decodable {
    let text: String?
  }

  init(from decoder: any Decoder) throws {
    let quote = try decoder.container(keyedBy: Key.self)
    let type = quote.text(.type, .word) ?? ""
    let author: BlueskyActor? = quote.optional(.author)
    if type.hasSuffix("#viewRecord") || (type.isEmpty && author != nil) {
      let value: Value? = quote.optional(.value)
      let labels: [Lossy<BlueskyLabel>] = quote.optional(.labels) ?? []
      let warning = BlueskyLabel.warning(BlueskyLabel.values(labels.compactMap(\.element)))
      // A quoted post with a warning of its own shows the warning instead of the text.
      let text = warning ?? value?.text ?? ""
      attachment = .quote(handle: author?.person.handle ?? "", text: text)
    } else if ["#viewNotFound", "#viewBlocked", "#viewDetached"].contains(where: type.hasSuffix) {
      attachment = .quote(handle: "", text: "")
    } else {
      // A feed, a list or a starter pack is no post.
      attachment = nil
    }
  }
}
