// The head of an answer, line by line as libcurl reports it.
#if canImport(CCURL)
  import Foundation

  /// The status and the header fields of an answer.
  struct CurlHead {
    private(set) var status = 0
    private(set) var fields: [(String, String)] = []
    /// Whether the empty line after the last field has arrived.
    private(set) var isWhole = false

    /// Adds a line with its line end. Returns true when it completes the head.
    mutating func add(_ line: UnsafeRawBufferPointer) -> Bool {
      let bytes = line.prefix { $0 != 13 && $0 != 10 }
      if bytes.isEmpty {
        // The final answer follows an interim one, such as 103.
        isWhole = status >= 200
        return isWhole
      }
      let text = String(decoding: bytes, as: UTF8.self)
      if text.hasPrefix("HTTP/") {
        fields = []
        status = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
      } else if let colon = text.firstIndex(of: ":"), colon != text.startIndex {
        let value = text[text.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        add(String(text[..<colon]), value)
      }
      return false
    }

    /// Adds a field. The values of repeated fields are joined (RFC 9110, 5.3).
    private mutating func add(_ name: String, _ value: String) {
      let lower = name.lowercased()
      if let index = fields.firstIndex(where: { $0.0 == lower }) {
        fields[index].1 += ", " + value
      } else {
        fields.append((lower, value))
      }
    }

    /// The value of a field, by its lowercase name.
    private subscript(name: String) -> String? { fields.first { $0.0 == name }?.1 }

    /// The declared length; nil when the head declares none.
    var length: Int? { self["content-length"].flatMap { Int($0) }.flatMap { $0 < 0 ? nil : $0 } }

    /// A content coding that was not requested; nil when there is none.
    ///
    /// libcurl would decode more than it requests. A zstd stream may demand 128 MB of memory.
    var unknownEncoding: String? {
      let known = ["gzip", "x-gzip", "deflate", "identity", ""]
      let codings = self["content-encoding"]?.lowercased().split(separator: ",") ?? []
      return codings.map { $0.trimmingCharacters(in: .whitespaces) }.first { !known.contains($0) }
        .map { ServiceMessage.clean($0) ?? "?" }
    }

    /// The target of a redirect; nil for any answer but a redirect to a web address.
    func target(from url: URL?) -> URL? {
      guard [301, 302, 303, 307, 308].contains(status), let location = self["location"],
        let target = URL(string: location, relativeTo: url)?.absoluteURL, target.isWeb
      else { return nil }
      return target
    }
  }
#endif
