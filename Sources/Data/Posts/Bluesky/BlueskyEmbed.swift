// What a post of Bluesky embeds: pictures, a video, a link, another post, or two of these.
import DataLayer
import Foundation

/// The attachments in a post's `embed`, which the service has filled in.
struct BlueskyEmbed: Decodable, Sendable {
  private(set) var attachments: [PostAttachment] = []

  private enum Key: String, CodingKey {
    case type = "$type"
    case images, items, alt, external, record, media
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

  private struct RecordWithMedia: Decodable {
    let record: BlueskyQuote?
  }

  init(from decoder: any Decoder) throws {
    let embed = try decoder.container(keyedBy: Key.self)
    attachments = Self.attachments(of: embed, type: try embed.requiredText(.type, .word))
    // A part that cannot be read is told, because silence would look like a post without it.
    if attachments.isEmpty { attachments = [.unknown(words: embed.text(.alt, .name) ?? "")] }
  }

  /// The attachments of a kind of view; none for an unknown kind or form.
  private static func attachments(
    of embed: KeyedDecodingContainer<Key>, type: String
  ) -> [PostAttachment] {
    let kind = type.split(separator: "#").first?.split(separator: ".").last
    switch kind {
    // A record and one of the other kinds.
    case "recordWithMedia":
      let quoted: RecordWithMedia? = embed.optional(.record)
      let media: BlueskyEmbed? = embed.optional(.media)
      return (media?.attachments ?? [.unknown(words: "")])
        + [quoted?.record?.attachment ?? .unknown(words: "")]
    case "record":
      let quoted: BlueskyQuote? = embed.optional(.record)
      return [quoted?.attachment].compactMap(\.self)
    // A gallery is what more than four pictures are posted as.
    case "images", "gallery":
      let pictures: [Lossy<Picture>] = embed.optional(.images) ?? embed.optional(.items) ?? []
      return pictures.map { picture in
        picture.element.map { .picture(words: $0.alt) } ?? .unknown(words: "")
      }
    case "video": return [.recording(words: embed.text(.alt, .name) ?? "")]
    case "external":
      let page: External? = embed.optional(.external)
      guard let page, let address = URL(web: page.uri) else { return [] }
      return [.page(title: page.title ?? "", host: address.host() ?? "")]
    default: return []
    }
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
    let labels: [BlueskyLabel]

    private enum Key: String, CodingKey {
      case text, labels
    }

    init(from decoder: any Decoder) throws {
      let value = try decoder.container(keyedBy: Key.self)
      text = value.prose(.text)
      let own: BlueskyOwnLabels? = value.optional(.labels)
      labels = own?.values.compactMap(\.element) ?? []
    }
  }

  init(from decoder: any Decoder) throws {
    let quote = try decoder.container(keyedBy: Key.self)
    let type = quote.text(.type, .word) ?? ""
    let author: BlueskyActor? = quote.optional(.author)
    if type.hasSuffix("#viewRecord") || (type.isEmpty && author != nil) {
      let value: Value? = quote.optional(.value)
      let labels: [Lossy<BlueskyLabel>] = quote.optional(.labels) ?? []
      let all = labels.compactMap(\.element) + (value?.labels ?? [])
      let handle = author?.person.handle ?? ""
      let warning = BlueskyLabel.warning(BlueskyLabel.values(all))
      attachment =
        warning.map { .coveredQuote(handle: handle, warning: $0) }
        ?? .quote(handle: handle, text: value?.text ?? "")
    } else if ["#viewNotFound", "#viewBlocked", "#viewDetached"].contains(where: type.hasSuffix) {
      attachment = .quote(handle: "", text: "")
    } else {
      // A feed, a list or a starter pack is no post.
      attachment = nil
    }
  }
}
