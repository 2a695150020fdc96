// What a picture says of itself beside its pixels: orientation, colour profile, motion.

/// The properties of a JPEG, PNG or WebP that a smaller picture must respect.
struct PictureMetadata: Equatable {
  /// Exif's orientation, 1 for upright.
  var orientation = 1
  /// Whether it has a colour profile other than that of the web.
  var hasOwnColours = false
  /// The segments of a JPEG's own profile, which a smaller JPEG takes over.
  var profile: [UInt8] = []
  /// Whether it moves.
  var isAnimated = false

  /// The metadata of a JPEG (ITU-T T.81, B.1.1.4), found before its first scan.
  init(jpeg data: [UInt8]) {
    var place = 2
    while place + 4 <= data.count, data[place] == 0xFF {
      let marker = data[place + 1]
      if marker == 0xFF {
        place += 1
        continue
      }
      let length = Int(data[place + 2]) << 8 | Int(data[place + 3])
      let end = place + 2 + length
      if marker == 0xDA || length < 2 || end > data.count { break }
      let body = data[place + 4..<end]
      if marker == 0xE1, body.starts(with: Array("Exif\0\0".utf8)) {
        orientation = Self.orientation(exif: body.dropFirst(6))
      }
      if marker == 0xE2, body.starts(with: Array("ICC_PROFILE\0".utf8)) {
        profile += data[place..<end]
      }
      place = end
    }
    hasOwnColours = !profile.isEmpty && !Self.isOfWeb(profile[...])
  }

  /// The metadata of a PNG (PNG, 5.3).
  init(png data: [UInt8]) {
    var place = 8
    while place + 12 <= data.count {
      let length = data[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= data.count - place - 12 else { break }
      let body = data[place + 8..<place + 8 + length]
      switch String(decoding: data[place + 4..<place + 8], as: UTF8.self) {
      case "acTL": isAnimated = true
      // The profile is compressed, but its name is not.
      case "iCCP": hasOwnColours = !Self.isOfWeb(body.prefix(80))
      case "eXIf": orientation = Self.orientation(exif: body)
      default: break
      }
      place += 12 + length
    }
  }

  /// The metadata of a WebP (RFC 9649, 2.7).
  init(webP data: [UInt8]) {
    var place = 12
    while place + 8 <= data.count {
      let length = data[place + 4..<place + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
      guard length <= data.count - place - 8 else { break }
      let body = data[place + 8..<place + 8 + length]
      switch String(decoding: data[place..<place + 4], as: UTF8.self) {
      case "ANIM", "ANMF": isAnimated = true
      case "ICCP": hasOwnColours = !Self.isOfWeb(body)
      case "EXIF":
        let exif = Array("Exif\0\0".utf8)
        orientation = Self.orientation(exif: body.starts(with: exif) ? body.dropFirst(6) : body)
      default: break
      }
      place += 8 + length + length % 2
    }
  }

  /// Whether a profile is sRGB, which browsers assume, by its name in ASCII or UTF-16.
  private static func isOfWeb(_ profile: ArraySlice<UInt8>) -> Bool {
    [Array("sRGB".utf8), Array("s\0R\0G\0B".utf8)].contains { name in
      profile.indices.dropLast(name.count - 1).contains {
        profile[$0..<$0 + name.count].elementsEqual(name)
      }
    }
  }

  /// The orientation in Exif's first directory (TIFF 6.0, section 2); 1 if there is none.
  private static func orientation(exif: ArraySlice<UInt8>) -> Int {
    let bytes = Array(exif)
    let isLittle = bytes.starts(with: Array("II".utf8))
    func number(at place: Int, _ length: Int) -> Int? {
      guard place >= 0, place + length <= bytes.count else { return nil }
      let digits = bytes[place..<place + length]
      return (isLittle ? digits.reversed() : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(at: 4, 4), let count = number(at: directory, 2) else { return 1 }
    for entry in 0..<min(count, 100) {
      let place = directory + 2 + entry * 12
      if number(at: place, 2) == 0x112, let value = number(at: place + 8, 2), 1...8 ~= value {
        return value
      }
    }
    return 1
  }
}
