// Whole answers of X: our own and, where there are any, recorded ones.
import AppTesting
import Foundation
import Testing

/// A person, their newest posts, an unknown person and a refusal, as X sends them.
struct XAnswers: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let handle: String
  let id: String
  let user: String
  let timeline: String
  let count: Int
  let next: String
  let newest: TimeInterval
  let unknownHandle: String
  let unknown: String
  let limit: String

  static let own = XAnswers(
    testDescription: "our own", handle: "AnaBakes", id: "1600000000000000001",
    user: """
      {
        "data": {
          "created_at": "2020-01-02T03:04:05.000Z",
          "id": "1600000000000000001",
          "verified": false,
          "description": "Bread &amp; bikes. Ask me about #sourdough",
          "username": "AnaBakes",
          "public_metrics": {
            "followers_count": 120, "following_count": 80, "tweet_count": 1400, "listed_count": 2
          },
          "name": "Ana Bakes"
        }
      }
      """,
    timeline: """
      {
        "data": [
          {
            "text": "The oven is warm and the dough is finally rising! 🍞\\n\\nhttps://t.co/a1",
            "id": "1790000000000000003", "created_at": "2024-05-13T06:30:00.000Z",
            "public_metrics": {
              "retweet_count": 1, "reply_count": 0, "like_count": 5, "quote_count": 0
            }
          },
          {
            "text": "“I have never seen a crust like this one,” said my neighbour yesterday.",
            "id": "1790000000000000002", "created_at": "2024-05-12T18:00:00.000Z"
          },
          {
            "text": "Does anybody know where to buy rye flour in this town? #sourdough",
            "id": "1790000000000000001", "created_at": "2024-05-12T18:00:00.000Z"
          }
        ],
        "meta": {
          "oldest_id": "1790000000000000001", "newest_id": "1790000000000000003",
          "result_count": 3, "next_token": "7140dibexamplenext"
        }
      }
      """,
    count: 3, next: "7140dibexamplenext", newest: 1_715_581_800, unknownHandle: "nobody_here",
    unknown: """
      {
        "errors": [
          {
            "value": "nobody_here",
            "detail": "Could not find user with username: [nobody_here].",
            "title": "Not Found Error", "resource_type": "user", "parameter": "username",
            "resource_id": "nobody_here",
            "type": "https://api.twitter.com/2/problems/resource-not-found"
          }
        ]
      }
      """,
    limit: """
      {"title":"Too Many Requests","detail":"Too Many Requests","type":"about:blank","status":429}
      """)

  /// The recorded answers; nil in a clone.
  static let recorded: XAnswers? = {
    let folder = "payloads/humour/x"
    guard let user = Recorded.text("\(folder)/user_resp.pytwitter.json"),
      let timeline = Recorded.text("\(folder)/timeline_tweets.pytwitter.json"),
      let unknown = Recorded.text("\(folder)/error-user-not-found.json"),
      let limit = Recorded.text("\(folder)/error-429.json")
    else { return nil }
    return XAnswers(
      testDescription: "recorded", handle: "TwitterDev", id: "2244994945", user: user,
      timeline: timeline, count: 5, next: "7140dibdnow9c7btw3w3itbygz8uu5pbs45oy6erjc2ls",
      newest: 1_614_103_627, unknownHandle: "giggggfbgfb", unknown: unknown, limit: limit)
  }()
}
