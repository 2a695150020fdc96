// The shipped recipes and photos: their number, and their known irregularities.
import Foundation
import Testing

@testable import Sandbox

@Suite("The shipped recipes")
struct RecipeDataTests {
  let recipes: [StoredRecipe]
  let folder: URL

  init() throws {
    recipes = try StoredRecipeList.shipped().recipes
    folder = try SandboxResources.folder("Recipes")
  }

  @Test("There are at least 66 recipes of at least 12 cuisines, uneven in number")
  func enough() {
    #expect(recipes.count >= 66)
    let cuisines = Dictionary(grouping: recipes, by: \.cuisine).mapValues(\.count)
    #expect(cuisines.count >= 12)
    #expect(cuisines.values.contains(1) && cuisines.values.contains { $0 >= 8 })
  }

  @Test("Each has a cuisine, a name of its own and a UUID of its own")
  func required() {
    let names = recipes.compactMap(\.name)
    #expect(names.count == recipes.count && Set(names).count == names.count)
    #expect(
      (names + recipes.map(\.cuisine)).allSatisfy {
        !$0.trimmingCharacters(in: .whitespaces).isEmpty
      })
    #expect(Set(recipes.compactMap { UUID(uuidString: $0.uuid) }).count == recipes.count)
  }

  @Test("The file has the keys of the service and no others, and none of them is null")
  func keys() throws {
    let data = try Data(contentsOf: folder.appending(path: "recipes.json"))
    let file = try #require(
      try JSONSerialization.jsonObject(with: data) as? [String: [[String: Any]]])
    let objects = try #require(file["recipes"])
    let optional: Set = ["photo_url_small", "photo_url_large", "source_url", "youtube_url"]
    for object in objects {
      #expect(object.values.allSatisfy { $0 is String })
      #expect(
        Set(object.keys).subtracting(optional) == ["cuisine", "name", "uuid"],
        "\(object["name"] ?? "")")
    }
    for key in optional {
      #expect(objects.contains { $0[key] == nil }, "\(key) is never left out")
    }
    #expect(objects.contains { optional.isDisjoint(with: $0.keys) })
  }

  @Test("Names hold diacritics and other scripts; none is a food of Foods")
  func names() throws {
    let names = recipes.compactMap(\.name)
    for mark in ["è", "é", "û", "ù", "ñ", "ä", "å", "Î", "İ", "Ż", "ỏ", "Χ", "и", "焼"] {
      #expect(names.contains { $0.contains(mark) }, "\(mark)")
    }
    #expect(Set(names).isDisjoint(with: try StoredFood.shipped().map(\.name)))
  }

  @Test("Links lead to reserved hosts, some by plain HTTP; videos have placeholder ids")
  func links() throws {
    var schemes: [String: Int] = [:]
    for text in recipes.compactMap(\.sourceURL) {
      let url = try #require(URL(string: text))
      schemes[try #require(url.scheme), default: 0] += 1
      #expect(["example.com", "www.example.com", "example.org"].contains(url.host()))
    }
    #expect(schemes.keys.sorted() == ["http", "https"])
    #expect(schemes["http", default: 0] >= 5)
    let videos = recipes.compactMap(\.youtubeURL)
    #expect(Set(videos).count == videos.count)
    for video in videos {
      #expect(video.wholeMatch(of: /https:\/\/www\.youtube\.com\/watch\?v=sandbox\d{4}/) != nil)
    }
  }

  @Test("Each photo named is there, a whole JPEG of its size, and no other lies beside it")
  func photos() throws {
    let photos = folder.appending(path: "photos")
    let large = recipes.compactMap(\.photoURLLarge)
    let small = recipes.compactMap(\.photoURLSmall)
    let files = try FileManager.default.contentsOfDirectory(atPath: photos.path)
    #expect(files.sorted() == (large + small).sorted())
    var seen: Set<Data> = []
    var total = 0
    for (names, edge) in [(large, 700), (small, 240)] {
      for name in names {
        #expect(name.hasSuffix(edge == 700 ? "-large.jpg" : "-small.jpg"))
        let data = try Data(contentsOf: photos.appending(path: name))
        #expect(data.prefix(2) == Data([0xFF, 0xD8]) && data.suffix(2) == Data([0xFF, 0xD9]))
        #expect(jpegSize(data) == [edge, edge], "\(name)")
        seen.insert(data)
        total += data.count
      }
    }
    #expect(seen.count == files.count)
    #expect(total <= 3_000_000)
  }

  /// Width and height of a progressive JPEG, from its frame header (FFC2: length, depth, size).
  private func jpegSize(_ data: Data) -> [Int]? {
    guard let frame = data.firstRange(of: Data([0xFF, 0xC2])) else { return nil }
    let bytes = data[frame.upperBound...].dropFirst(3).prefix(4).map(Int.init)
    return [bytes[2] << 8 | bytes[3], bytes[0] << 8 | bytes[1]]
  }
}
