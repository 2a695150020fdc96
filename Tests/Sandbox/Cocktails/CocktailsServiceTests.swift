// The cocktail service over a real socket: lists, drinks, nothing found, photos, its limit.
import Foundation
import Synchronization
import Testing

@testable import Sandbox

@Suite("The simulated cocktail service", .timeLimit(.minutes(10)))
struct CocktailsServiceTests {
  let base = "/cocktails/api/json/v1/1"

  private func drinks(_ answer: HTTPAnswer) throws -> [[String: Any]] {
    let object = try #require(try answer.json() as? [String: Any])
    return try #require(object["drinks"] as? [[String: Any]])
  }

  private func names(_ drinks: [[String: Any]]) -> [String] {
    drinks.compactMap { $0["strDrink"] as? String }
  }

  @Test("The list of the app's glass holds all drinks, each with three fields and a text as id")
  func list() async throws {
    try await withSandbox { sandbox in
      let answer = try await ask(sandbox.port, base + "/filter.php?g=Cocktail_glass")
      #expect(answer.status == 200)
      #expect(answer.headers["content-type"] == "application/json; charset=utf-8")
      let photos = "http://127.0.0.1:\(sandbox.port)/cocktails/photos"
      let expected = try StoredDrink.shipped().map { $0.summary(photos: photos) }
      #expect(try drinks(answer) as? [[String: String]] == expected as? [[String: String]])
      #expect(expected.count >= 132)
      #expect(sandbox.cocktailsURL.absoluteString == "http://127.0.0.1:\(sandbox.port)\(base)")
      let spaced = try await ask(sandbox.port, base + "/filter.php?g=cocktail%20glass")
      #expect(spaced.body == answer.body)
    }
  }

  @Test("Another glass and a category list their own, and ids repeat between answers")
  func filters() async throws {
    try await withSandbox { sandbox in
      let mule = try await ask(sandbox.port, base + "/filter.php?g=Copper_Mug")
      #expect(names(try drinks(mule)) == ["Moscow Mule"])
      let beers = try await ask(sandbox.port, base + "/filter.php?c=Beer")
      #expect(
        names(try drinks(beers)) == ["Black Velvet", "Lemon Shandy", "Michelada", "Stout Float"])
      let punches = try await ask(
        sandbox.port, base + "/filter.php?c=Punch%20%2F%20Party%20Drink")
      #expect(try drinks(punches).contains { $0["idDrink"] as? String != nil })
      let all = try await ask(sandbox.port, base + "/filter.php?g=Cocktail_glass")
      let ids = Set(try drinks(all).compactMap { $0["idDrink"] as? String })
      #expect(try drinks(beers).allSatisfy { ids.contains($0["idDrink"] as? String ?? "") })
    }
  }

  @Test("A whole drink has fifteen slots, kept with their blanks, gaps and nulls")
  func lookup() async throws {
    try await withSandbox { sandbox in
      let rainbow = try #require(
        try StoredDrink.shipped().first { $0.name.contains("Rainbow") })
      let found = try drinks(
        try await ask(sandbox.port, base + "/lookup.php?i=\(rainbow.id)"))
      let drink = try #require(found.first)
      #expect(found.count == 1)
      #expect(drink["strDrink"] as? String == "Pousse-Café \"Rainbow\"")
      #expect(drink["idDrink"] as? String == rainbow.id)
      #expect((1...15).allSatisfy { drink["strIngredient\($0)"] != nil })
      #expect((1...15).allSatisfy { drink["strMeasure\($0)"] != nil })
      #expect(drink["strIngredient1"] as? String == "Grenadine")
      #expect(drink["strMeasure3"] is NSNull && drink["strIngredient3"] as? String == " ")
      #expect(drink["strMeasure7"] as? String == "\n")
      #expect(drink["strInstructionsDE"] is NSNull)
      #expect((drink["strInstructionsES"] as? String)?.isEmpty == false)
      #expect(drink["strGlass"] as? String == "Pousse cafe glass")
    }
  }

  @Test("Some drinks leave the fields of their empty slots out")
  func absent() async throws {
    try await withSandbox { sandbox in
      let found = try drinks(try await ask(sandbox.port, base + "/search.php?s=arnold%20palmer"))
      #expect(found.count == 1)
      #expect(found[0]["strIngredient2"] as? String == "Iced tea")
      #expect(found[0]["strIngredient3"] == nil && found[0]["strMeasure3"] == nil)
    }
  }

  @Test("A search knows no case and no accents, and takes signs in names")
  func search() async throws {
    try await withSandbox { sandbox in
      for (text, expected) in [
        ("pina", ["Piña Colada"]), ("PI%C3%91A", ["Piña Colada"]), ("%232", ["Corpse Reviver #2"]),
        ("50/50", ["50/50 Martini"]), ("%22papa", ["Hemingway \"Papa Doble\""]),
        ("glogg", []), ("gl%C3%B8gg", ["Gløgg"]),
      ] {
        let answer = try await ask(sandbox.port, base + "/search.php?s=\(text)")
        if expected.isEmpty {
          #expect(answer.text == #"{"drinks":null}"#)
        } else {
          #expect(names(try drinks(answer)) == expected, "\(text)")
        }
      }
      #expect(try drinks(try await ask(sandbox.port, base + "/search.php?s=")).count == 25)
    }
  }

  @Test("Nothing found is null, a sentence or another sentence, always with status 200")
  func nothing() async throws {
    try await withSandbox { sandbox in
      for (path, text) in [
        ("/lookup.php?i=1", #"{"drinks":null}"#), ("/search.php?s=xyzzy", #"{"drinks":null}"#),
        ("/lookup.php?i=abc", #"{"drinks":"no data found"}"#),
        ("/lookup.php", #"{"drinks":"no data found"}"#),
        ("/filter.php?g=Boot", #"{"drinks":"None Found"}"#),
        ("/filter.php?c=", #"{"drinks":"None Found"}"#),
        ("/filter.php", #"{"drinks":"None Found"}"#),
      ] {
        let answer = try await ask(sandbox.port, base + path)
        #expect(answer.status == 200)
        #expect(answer.text == text, "\(path)")
      }
    }
  }

  @Test("Another key, page or method is refused, and no path leaves the photo folder")
  func refusals() async throws {
    try await withSandbox { sandbox in
      for path in [
        "/cocktails/api/json/v1/2/lookup.php?i=11001", base + "/random.php", base, "/cocktails",
        "/cocktails/photos/nothing.jpg", "/cocktails/photos/..%2fdrinks.json",
        "/cocktails/drinks.json",
      ] {
        #expect(try await ask(sandbox.port, path).status == 404, "\(path)")
      }
      let posted = try await ask(sandbox.port, base + "/filter.php", method: "POST")
      #expect(posted.status == 405 && posted.headers["allow"] == "GET")
      let photo = try await ask(sandbox.port, "/cocktails/photos/negroni.jpg")
      #expect(photo.status == 200 && photo.headers["content-type"] == "image/jpeg")
      #expect(photo.body.suffix(2) == [0xFF, 0xD9])
    }
  }

  @Test("A fault can name one drink, and the log counts each drink's requests")
  func oneDrink() async throws {
    try await withSandbox { sandbox in
      let fault = #"{"service":"cocktails","path":"/lookup.php?i=11002","kind":"status"}"#
      #expect(try await ask(sandbox.port, "/_faults", method: "POST", body: fault).status == 201)
      #expect(try await ask(sandbox.port, base + "/lookup.php?i=11001").status == 200)
      #expect(try await ask(sandbox.port, base + "/lookup.php?i=11002").status == 500)
      let report = try JSONDecoder().decode(
        RequestLog.Report.self, from: Data(try await ask(sandbox.port, "/_log").body))
      #expect(
        report.counts == [
          "GET \(base)/lookup.php?i=11001": 1, "GET \(base)/lookup.php?i=11002": 1,
        ])
    }
  }

  @Test("The demo key's budget, when switched on, answers 429 until the minute has passed")
  func rateLimit() async throws {
    let time = Mutex(Date(timeIntervalSince1970: 1_700_000_000))
    let sandbox = Sandbox(dataFolder: nil, now: { time.withLock { $0 } })
    try await withSandbox(sandbox) { sandbox in
      let fault = #"{"service":"cocktails","kind":"rateLimit","perMinute":3}"#
      #expect(try await ask(sandbox.port, "/_faults", method: "POST", body: fault).status == 201)
      var statuses: [Int] = []
      for _ in 0..<4 {
        statuses.append(try await ask(sandbox.port, base + "/lookup.php?i=11001").status)
        time.withLock { $0 += 10 }
      }
      #expect(statuses == [200, 200, 200, 429])
      let limited = try await ask(sandbox.port, base + "/lookup.php?i=11001")
      #expect(limited.status == 429 && limited.headers["retry-after"] == "20")
      time.withLock { $0 += 20 }
      #expect(try await ask(sandbox.port, base + "/lookup.php?i=11001").status == 200)
      #expect(try await ask(sandbox.port, base + "/lookup.php?i=11001").status == 429)
    }
  }

  @Test("Wrong types spoil ids, names and photos of some drinks in a list")
  func wrongTypes() async throws {
    try await withSandbox { sandbox in
      let fault = #"{"service":"cocktails","kind":"wrongTypes","times":1}"#
      #expect(try await ask(sandbox.port, "/_faults", method: "POST", body: fault).status == 201)
      let spoiled = try drinks(try await ask(sandbox.port, base + "/filter.php?g=Cocktail_glass"))
      #expect(spoiled[0]["idDrink"] is String && spoiled[0]["strDrink"] is String)
      #expect(spoiled[1]["strDrinkThumb"] as? Bool == false)
      #expect(spoiled[3]["idDrink"] as? Int != nil)
      #expect(spoiled[5]["strDrink"] is NSNull)
    }
  }
}
