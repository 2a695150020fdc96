// Whole answers of Mastodon: our own and, where there are any, recorded ones.
import AppTesting
import Foundation
import Testing

/// An account, a post with line ends, and a timeline with warnings, as Mastodon sends them.
struct MastodonAnswers: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let handle: String
  let id: String
  let account: String
  let about: String
  let post: String
  let beginning: String
  let timeline: String
  let warning: String
  let language: String

  static let own = MastodonAnswers(
    testDescription: "our own", handle: "Ana", id: "109200000000000001",
    account: ana, about: "Bread, bikes & books.",
    post: """
      {
        "id": "113400000000000002", "created_at": "2024-11-03T08:00:00.000Z", "pinned": false,
        "in_reply_to_id": null, "sensitive": false, "spoiler_text": "", "visibility": "unlisted",
        "uri": "https://service.test/users/ana/statuses/113400000000000002", "mentions": [],
        "url": "https://service.test/@ana/113400000000000002", "media_attachments": [],
        "tags": [{"name": "puzzle", "url": "https://service.test/tags/puzzle"}], "emojis": [],
        "replies_count": 0, "reblogs_count": 1, "favourites_count": 2, "reblog": null,
        "content": "<p>Puzzle 12 X/6*</p><p>🟥⬜🟥🟥⬜<br />🟥⬜🟥⬜🟥<br />🟥🟥🟥⬜🟥</p>",
        "account": \(ana)
      }
      """,
    beginning: "Puzzle 12 X/6*\n\n🟥⬜🟥🟥⬜\n🟥⬜🟥⬜🟥\n",
    timeline: "[\(hidden("2")), \(hidden("1"))]", warning: "The end of the film",
    language: "pt")

  private static let ana = """
    {
      "id": "109200000000000001", "username": "Ana", "acct": "Ana", "display_name": "Ana",
      "bot": false, "locked": false, "group": false, "discoverable": true, "roles": [],
      "created_at": "2022-12-17T00:00:00.000Z", "last_status_at": "2024-11-03",
      "note": "<p>Bread, bikes &amp; books.</p>", "url": "https://service.test/@Ana",
      "avatar": "https://photos.example/ana.png", "header": "https://photos.example/header.png",
      "followers_count": 12, "following_count": 9, "statuses_count": 140, "emojis": [],
      "fields": [
        {
          "name": "Page", "verified_at": "2023-07-21T13:27:45.996+00:00",
          "value": "<a href=\\"https://ana.example\\" rel=\\"me\\">ana.example</a>"
        }
      ]
    }
    """

  private static func hidden(_ id: String) -> String {
    """
    {
      "id": "\(id)", "created_at": "2024-11-02T20:00:00.132Z", "language": "pt",
      "sensitive": true, "spoiler_text": "The end of the film", "visibility": "public",
      "application": {"name": "An app", "website": "https://app.example"}, "mentions": [],
      "content": "<p>They all live.</p>", "media_attachments": [], "tags": [], "emojis": [],
      "account": \(ana), "reblogs_count": 0, "favourites_count": 1, "reblogged": true
    }
    """
  }

  /// The recorded answers; nil in a clone.
  static let recorded: MastodonAnswers? = {
    let folder = "payloads/humour/mastodon"
    guard let account = Recorded.text("\(folder)/account_mastodon_official.TootSDK.json"),
      let post = Recorded.text("\(folder)/post_wordle_linebreaks.TootSDK.json"),
      let timeline = Recorded.text("\(folder)/Timeline.MastodonKit.json")
    else { return nil }
    return MastodonAnswers(
      testDescription: "recorded", handle: "Mastodon", id: "13179", account: account,
      about: "Free, open-source decentralized social media platform.", post: post,
      beginning: "Wordle 591 X/6*\n\n🟨⬛🟩🟨⬛\n🟨⬛🟩⬛🟩\n", timeline: timeline,
      warning: "Let's keep his a secret!", language: "fr")
  }()
}
