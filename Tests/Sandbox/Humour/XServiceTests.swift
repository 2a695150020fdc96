// Simulated X over a real socket: people, pages, retweets, long posts, and its errors.
import Foundation
import Testing

@testable import Sandbox

/// The members of a JSON object, of any answer.
func fields(_ value: Any?) throws -> [String: Any] { try #require(value as? [String: Any]) }

/// The objects of a JSON list.
func objects(_ value: Any?) throws -> [[String: Any]] { try #require(value as? [[String: Any]]) }

@Suite("The simulated X", .timeLimit(.minutes(10)))
struct XServiceTests {
  let base = "/humour/x/2"
  let everything =
    "tweet.fields=created_at,lang,entities,referenced_tweets,note_tweet,author_id"
    + "&expansions=referenced_tweets.id,referenced_tweets.id.author_id"

  private func get(
    _ sandbox: RunningSandbox, _ path: String, token: String = "sandbox-posts"
  ) async throws -> HTTPAnswer {
    try await ask(sandbox.port, base + path, headers: ["Authorization": "Bearer \(token)"])
  }

  private func id(_ sandbox: RunningSandbox, _ handle: String) async throws -> String {
    let answer = try await get(sandbox, "/users/by/username/\(handle)")
    return try #require(fields(try fields(answer.json())["data"])["id"] as? String)
  }

  @Test("A person has only the fields that were asked for")
  func person() async throws {
    try await withSandbox { sandbox in
      let bare = try await get(sandbox, "/users/by/username/Maya_Runs")
      #expect(bare.headers["content-type"] == "application/json; charset=utf-8")
      let person = try fields(try fields(bare.json())["data"])
      #expect(Set(person.keys) == ["id", "name", "username"])
      #expect(person["username"] as? String == "maya_runs")
      #expect(Int(person["id"] as? String ?? "").map { $0 > 1 << 53 } == true)
      let asked = "?user.fields=description,profile_image_url,protected,public_metrics"
      let whole = try fields(
        try fields(try await get(sandbox, "/users/by/username/maya_runs\(asked)").json())["data"])
      #expect(whole["protected"] as? Bool == false)
      #expect((whole["description"] as? String)?.contains("Postwoman") == true)
      #expect((whole["public_metrics"] as? [String: Int])?["tweet_count"] == 122)
      let portrait = try #require(whole["profile_image_url"] as? String)
      let path = portrait.replacing("http://127.0.0.1:\(sandbox.port)", with: "")
      let photo = try await ask(sandbox.port, path)
      #expect(photo.status == 200 && photo.headers["content-type"] == "image/jpeg")
      #expect(sandbox.xURL.absoluteString == "http://127.0.0.1:\(sandbox.port)\(base)")
      #expect(sandbox.postsToken == "sandbox-posts")
    }
  }

  @Test("A timeline is read to its end in pages, newest first, with no post twice")
  func pages() async throws {
    try await withSandbox { sandbox in
      let id = try await id(sandbox, "maya_runs")
      var (ids, dates, token, pages) = ([String](), [String](), "", 0)
      repeat {
        let answer = try await get(
          sandbox, "/users/\(id)/tweets?max_results=17&\(everything)\(token)")
        let body = try fields(answer.json())
        let page = try objects(body["data"])
        let meta = try fields(body["meta"])
        #expect(meta["result_count"] as? Int == page.count)
        #expect(meta["newest_id"] as? String == page.first?["id"] as? String)
        ids += page.compactMap { $0["id"] as? String }
        dates += page.compactMap { $0["created_at"] as? String }
        token = (meta["next_token"] as? String).map { "&pagination_token=\($0)" } ?? ""
        pages += 1
      } while !token.isEmpty && pages < 20
      let shipped = try StoredPerson.shipped()[0]
      #expect(ids.count == shipped.posts.count && Set(ids).count == ids.count)
      #expect(pages == (ids.count + 16) / 17)
      #expect(dates == dates.sorted(by: >) && dates.count == ids.count)
      #expect(ids == ids.sorted(by: >))
      #expect(dates.allSatisfy { $0.count == 24 && $0.hasSuffix("Z") })
    }
  }

  @Test("A retweet is cut with an ellipsis; its whole text and writer are in the includes")
  func retweets() async throws {
    try await withSandbox { sandbox in
      let id = try await id(sandbox, "camille_velo")
      let body = try fields(
        try await get(sandbox, "/users/\(id)/tweets?max_results=100&\(everything)").json())
      let retweets = try objects(body["data"]).filter { $0["referenced_tweets"] != nil }
      let includes = try fields(body["includes"])
      let originals = try objects(includes["tweets"])
      let writers = try objects(includes["users"]).compactMap { $0["username"] as? String }
      #expect(retweets.count == 3)
      #expect(writers == ["capt_solveig", "maya_runs", "thesis_amir"])
      for retweet in retweets {
        let reference = try #require(try objects(retweet["referenced_tweets"]).first)
        let original = try #require(
          originals.first { $0["id"] as? String == reference["id"] as? String })
        let text = try #require(retweet["text"] as? String)
        let whole = try #require(original["text"] as? String)
        #expect(reference["type"] as? String == "retweeted" && text.hasPrefix("RT @"))
        #expect(text.hasSuffix("…") || text.hasSuffix(whole))
        #expect(retweet["note_tweet"] == nil)
      }
      let plain = try fields(
        try await get(sandbox, "/users/\(id)/tweets?max_results=100&exclude=retweets").json())
      #expect(
        try objects(plain["data"]).allSatisfy { ($0["text"] as? String)?.hasPrefix("RT") == false })
      #expect(plain["includes"] == nil)
    }
  }

  @Test("A long post is cut at 280 with the whole beside it, a long retweet at 140")
  func long() throws {
    let text = String(repeating: "so & on ", count: 50)
    let cut = XText(text).cut(to: 280, before: "")
    #expect(XText(text).isLong && cut.escaped.hasSuffix("…"))
    #expect(cut.escaped.replacing("&amp;", with: "&").count == 280)
    #expect(XText(text).escaped.contains("so &amp; on"))
    let retweet = XText(text).cut(to: 140, before: "RT @ana: ")
    #expect(retweet.escaped.replacing("&amp;", with: "&").count == 140)
    #expect(XText("short").cut(to: 140, before: "RT @ana: ").escaped == "RT @ana: short")
  }

  @Test("Signs are escaped, links shortened, and entities stand where they are in the text")
  func entities() throws {
    let text = XText("A&B <3 @ana 😀 #x https://a.example/page!")
    let sent = text.escaped
    #expect(sent.hasPrefix("A&amp;B &lt;3 @ana 😀 #x https://t.co/") && sent.hasSuffix("!"))
    let entities = try #require(text.entities)
    let data = try JSONEncoder().encode(entities)
    let object = try fields(JSONSerialization.jsonObject(with: data))
    let scalars = Array(sent.unicodeScalars)
    func piece(_ entity: [String: Any]) throws -> String {
      let (start, end) = (
        try #require(entity["start"] as? Int), try #require(entity["end"] as? Int)
      )
      return String(String.UnicodeScalarView(scalars[start..<end]))
    }
    let link = try #require(try objects(object["urls"]).first)
    #expect(try piece(link) == link["url"] as? String)
    #expect(link["expanded_url"] as? String == "https://a.example/page")
    #expect(try objects(object["mentions"]).map(piece) == ["@ana"])
    #expect(try objects(object["hashtags"]).map(piece) == ["#x"])
  }

  @Test("Texts without words have X's own codes in place of a language")
  func codes() {
    for (text, said, code) in [
      ("Hello", "en", "en"), ("Hello", nil, "und"), ("https://a.example/b", "en", "zxx"),
      ("@ana @bo", "en", "qam"), ("#one #two", "en", "qht"), ("", "en", "zxx"),
      ("🎉🎉", nil, "art"),
    ] {
      #expect(XText(text).language(said) == code, "\(text)")
    }
  }

  @Test("A search finds by handle, name and self-description, without case and accents, in pages")
  func search() async throws {
    try await withSandbox { sandbox in
      for (words, expected) in [
        ("lucia", ["chef_lucia"]), ("TOMAS", ["tomas_bakes"]), ("@maya", ["maya_runs"]),
        ("osei", ["maya_runs"]), ("gary", []), ("%D9%84%D9%8A%D9%84%D9%89", ["layla_yawmiyat"]),
        // Skarvøy, lung’s with an iPhone's apostrophe, and 41 in Arabic digits.
        ("skarvoy", ["capt_solveig"]), ("lung%E2%80%99s", ["busker_nell"]),
        ("%D9%A4%D9%A1", ["rowj_dev"]),
      ] {
        let body = try fields(try await get(sandbox, "/users/search?query=\(words)").json())
        let found = (body["data"] as? [[String: Any]])?.compactMap { $0["username"] as? String }
        #expect(found ?? [] == expected, "\(words)")
      }
      let first = try fields(
        try await get(sandbox, "/users/search?query=a&max_results=10").json())
      let token = try #require(try fields(first["meta"])["next_token"] as? String)
      let second = try fields(
        try await get(sandbox, "/users/search?query=a&max_results=10&next_token=\(token)").json())
      let names = try (objects(first["data"]) + objects(second["data"])).map { $0["id"] as? String }
      #expect(Set(names).count == names.count && names.count > 10)
      #expect(try await get(sandbox, "/users/search").status == 400)
    }
  }

  @Test("Unknown and suspended are 200 with errors and no data")
  func refused() async throws {
    try await withSandbox { sandbox in
      for (handle, title, detail) in [
        ("nobody_here", "Not Found Error", "Could not find user with username: [nobody_here]."),
        ("gone_gary", "Forbidden", "User has been suspended: [gone_gary]."),
      ] {
        let answer = try await get(sandbox, "/users/by/username/\(handle)")
        let body = try fields(answer.json())
        let error = try #require(try objects(body["errors"]).first)
        #expect(answer.status == 200 && body["data"] == nil)
        #expect(error["title"] as? String == title && error["detail"] as? String == detail)
      }
      #expect(try await get(sandbox, "/users/by/username/not%20a%20name").status == 400)
    }
  }

  @Test("A protected person is found and their timeline is not authorized; an empty one is empty")
  func closed() async throws {
    try await withSandbox { sandbox in
      let found = try fields(
        try await get(sandbox, "/users/by/username/private_pat?user.fields=protected").json())
      #expect(try fields(found["data"])["protected"] as? Bool == true)
      let pat = try await id(sandbox, "private_pat")
      let answer = try await get(sandbox, "/users/\(pat)/tweets")
      let body = try fields(answer.json())
      #expect(answer.status == 200 && body["data"] == nil)
      let type = try objects(body["errors"]).first?["type"] as? String
      #expect(type == "https://api.twitter.com/2/problems/not-authorized-for-resource")
      let quinn = try await id(sandbox, "quiet_quinn")
      let empty = try await get(sandbox, "/users/\(quinn)/tweets")
      #expect(empty.text == #"{"meta":{"result_count":0}}"#)
    }
  }

  @Test("A wrong token is a problem, too many questions another, with the second it ends")
  func problems() async throws {
    let sandbox = Sandbox(dataFolder: nil, now: { Date(timeIntervalSince1970: 1_750_000_000.5) })
    try await withSandbox(sandbox) { sandbox in
      let wrong = try await get(sandbox, "/users/by/username/maya_runs", token: "guess")
      #expect(wrong.status == 401 && wrong.headers["content-type"] == "application/problem+json")
      #expect(
        wrong.text
          == #"{"detail":"Unauthorized","status":401,"title":"Unauthorized","type":"about:blank"}"#)
      let bea = try await get(sandbox, "/users/by/username/busy_bea")
      #expect(bea.status == 429 && bea.headers["x-rate-limit-remaining"] == "0")
      #expect(bea.headers["x-rate-limit-reset"] == "1750000061")
      #expect(try fields(bea.json())["title"] as? String == "Too Many Requests")
    }
  }

  @Test("A page size out of range and a made-up token are invalid requests")
  func invalid() async throws {
    try await withSandbox { sandbox in
      let id = try await id(sandbox, "maya_runs")
      for query in ["max_results=4", "max_results=101", "max_results=x", "pagination_token=me"] {
        let answer = try await get(sandbox, "/users/\(id)/tweets?\(query)")
        #expect(answer.status == 400, "\(query)")
        #expect(try fields(answer.json())["title"] as? String == "Invalid Request")
      }
      #expect(try await get(sandbox, "/tweets").status == 404)
    }
  }
}
