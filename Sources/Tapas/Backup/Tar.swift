// Tar archives of plain files in POSIX's ustar format: a block of 512 bytes before each file.
import Foundation

/// Writes and reads archives that the tool `tar` can handle too.
enum Tar {
  static let block = 512

  /// Why some bytes are no archive, in words without a full stop.
  struct Fault: Error, Equatable {
    let why: String
  }

  /// A file in an archive, and the position of its bytes.
  struct Entry: Equatable {
    let name: String
    let bytes: Range<Int>
  }

  /// The block before a file. The name may have at most 100 bytes, the file less than 8 GiB.
  static func header(_ name: String, bytes: Int, date: Date) -> [UInt8] {
    var block = [UInt8](repeating: 0, count: Self.block)
    func put(_ text: String, at place: Int) {
      block.replaceSubrange(place..<place + text.utf8.count, with: text.utf8)
    }
    put(name, at: 0)
    put("0000600\0", at: 100)
    put("0000000\0", at: 108)
    put("0000000\0", at: 116)
    put(octal(bytes, 11), at: 124)
    put(octal(Int(date.timeIntervalSince1970), 11), at: 136)
    put("0", at: 156)
    put("ustar\u{0}00", at: 257)
    put(octal(checksum(block), 6) + "\0 ", at: 148)
    return block
  }

  /// The zeros after a file of this length, up to the next block.
  static func padding(after bytes: Int) -> [UInt8] {
    [UInt8](repeating: 0, count: (block - bytes % block) % block)
  }

  /// The end of an archive.
  static let end = [UInt8](repeating: 0, count: 2 * block)

  /// The files of an archive, in order. Throws when it is cut short, or has anything but files.
  static func entries(of data: Data) throws(Fault) -> [Entry] {
    var found: [Entry] = []
    var place = 0
    while place + block <= data.count {
      let head = [UInt8](data[data.startIndex + place..<data.startIndex + place + block])
      place += block
      if head.allSatisfy({ $0 == 0 }) { return found }
      guard number(head[148..<156]) == checksum(head) else {
        throw Fault(why: "a block of it is damaged")
      }
      guard head[156] == UInt8(ascii: "0") || head[156] == 0, let length = number(head[124..<136])
      else { throw Fault(why: "it has more than plain files") }
      guard place + length <= data.count else { throw Fault(why: "it is cut short") }
      found.append(Entry(name: text(head[0..<100]), bytes: place..<place + length))
      place += length + padding(after: length).count
    }
    throw Fault(why: place == 0 ? "it is no archive" : "it is cut short")
  }

  /// The sum of the bytes of a block, in which its own field counts as spaces.
  private static func checksum(_ block: [UInt8]) -> Int {
    block.enumerated().reduce(0) { sum, byte in
      sum + ((148..<156).contains(byte.offset) ? 32 : Int(byte.element))
    }
  }

  private static func octal(_ number: Int, _ digits: Int) -> String {
    let text = String(max(0, number), radix: 8)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    Int(text(bytes).trimmingCharacters(in: .whitespaces), radix: 8).flatMap { $0 < 0 ? nil : $0 }
  }
}
