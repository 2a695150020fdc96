// The files of one page: those that its person sends, and those that it offers.
import Foundation
import Synchronization
package import UniformTypeIdentifiers

/// The temporary files of a page, deleted with it.
///
/// A browser sends a file in pieces, under a ticket that it chose for one choice of files. No name
/// from outside becomes part of a path: a file is called by a number and by the extension of a
/// declared type.
package final class PageFiles: Sendable {
  /// The most bytes of one file.
  package static let fileLimit = 25 << 20
  /// The most bytes of one piece. Proxies pass on a megabyte by default.
  package static let pieceLimit = 512 << 10
  /// The most bytes of all files of a page.
  static let pageLimit = 100 << 20
  /// The most files of a page at one time. Empty ones take no bytes, but entries of the disk.
  static let pageFiles = 256
  /// The most files of one ticket.
  static let ticketFiles = 10
  /// The most tickets at one time; the oldest goes, as nothing reports one that was given up.
  static let ticketLimit = 4
  /// The most files that a page offers at one time, as many as a game has sounds; the oldest ones
  /// go.
  static let offerLimit = 64

  /// A piece of a file from a browser.
  package struct Piece: Sendable {
    /// The name of the choice of files.
    package var ticket: String
    /// The number of the file in the choice, from 0.
    package var file: Int
    /// The position of the piece in the file.
    package var offset: Int
    /// The bytes of the whole file.
    package var size: Int
    /// The name of the file, of which only the extension is used.
    package var name: String
    /// The bytes.
    package var bytes: [UInt8]

    /// A piece.
    package init(
      ticket: String, file: Int, offset: Int, size: Int, name: String, bytes: [UInt8]
    ) {
      self.ticket = ticket
      self.file = file
      self.offset = offset
      self.size = size
      self.name = name
      self.bytes = bytes
    }
  }

  /// The outcome of a piece.
  package enum Receipt: Sendable {
    /// The piece is stored.
    case stored
    /// The piece does not follow the last one, or is none.
    case unexpected
    /// The file is larger than a file may be.
    case tooLarge
    /// The page or the server has no room for it.
    case noRoom
    /// The piece could not be written.
    case failed
  }

  /// A file that a browser sends. It takes room as its pieces arrive, however large it is said to
  /// be.
  struct Arrival: Equatable, Sendable {
    let url: URL
    let number: Int
    let size: Int
    var received = 0
    var isComplete: Bool { received == size }
  }

  /// A file that the page offers.
  package struct Offer: Sendable {
    /// The file on disk.
    package let url: URL
    /// The name for the person's disk.
    package let fileName: String
    /// The MIME type of the bytes.
    package let mediaType: String
    let size: Int
    let number: Int
  }

  private struct State {
    var folder: URL?
    var bytes = 0
    var files = 0
    var number = 0
    var tickets: [String: [Arrival]] = [:]
    var offers: [String: Offer] = [:]
    var isClosed = false
  }

  private let room: FileRoom
  private let state = Mutex(State())

  init(room: FileRoom) { self.room = room }

  /// Stores a piece of a file. Only the next piece of the last file, or the first piece of the next
  /// one, is accepted; a piece that is sent again changes nothing.
  package func receive(_ piece: Piece) -> Receipt {
    guard piece.size >= 0, piece.offset >= 0, piece.bytes.count <= Self.pieceLimit,
      (1...40).contains(piece.ticket.utf8.count), (0..<Self.ticketFiles).contains(piece.file)
    else { return .unexpected }
    guard piece.size <= Self.fileLimit else { return .tooLarge }
    guard piece.offset <= piece.size - piece.bytes.count else { return .unexpected }
    return state.withLock { store(piece, &$0) }
  }

  private func store(_ piece: Piece, _ state: inout State) -> Receipt {
    guard !state.isClosed else { return .unexpected }
    var arrivals = state.tickets[piece.ticket] ?? []
    if piece.file == arrivals.count, piece.offset == 0 {
      guard arrivals.last?.isComplete ?? true else { return .unexpected }
      // Told before all of it was sent in vain.
      if arrivals.isEmpty { dropOldTicket(&state) }
      guard state.files < Self.pageFiles, state.bytes + piece.size <= Self.pageLimit,
        room.has(piece.size)
      else { return .noRoom }
      guard let url = newFile(Self.type(of: piece.name), &state) else { return .failed }
      guard FileManager.default.createFile(atPath: url.path, contents: nil) else {
        state.files -= 1
        return .failed
      }
      arrivals.append(Arrival(url: url, number: state.number, size: piece.size))
      state.tickets[piece.ticket] = arrivals
    }
    guard arrivals.indices.contains(piece.file) else { return .unexpected }
    let arrival = arrivals[piece.file]
    if piece.offset + piece.bytes.count <= arrival.received { return .stored }
    guard piece.file == arrivals.count - 1, piece.offset == arrival.received,
      piece.size == arrival.size
    else { return .unexpected }
    guard take(piece.bytes.count, &state) else { return .noRoom }
    do {
      let file = try FileHandle(forWritingTo: arrival.url)
      defer { file.closeFile() }
      // A write that failed may have left a part of its piece.
      try file.seek(toOffset: UInt64(arrival.received))
      try file.write(contentsOf: piece.bytes)
    } catch {
      give(piece.bytes.count, &state)
      return (error as? CocoaError)?.code == .fileWriteOutOfSpace ? .noRoom : .failed
    }
    arrivals[piece.file].received += piece.bytes.count
    state.tickets[piece.ticket] = arrivals
    return .stored
  }

  /// The declared type of the extension of a name; any data for an unknown one.
  private static func type(of name: String) -> UTType {
    let ending = name.utf8.count <= 1_024 ? name.split(separator: ".").last.map(String.init) : nil
    guard let ending, ending != name, ending.utf8.count <= 16,
      let type = UTType(filenameExtension: ending), type.isDeclared
    else { return .data }
    return type
  }

  private func dropOldTicket(_ state: inout State) {
    guard state.tickets.count >= Self.ticketLimit,
      let oldest = state.tickets.min(by: { $0.value[0].number < $1.value[0].number })
    else { return }
    state.tickets[oldest.key] = nil
    for arrival in oldest.value { delete(arrival.url, arrival.received, &state) }
  }

  /// Takes room of the page and of its visitor; false without as much.
  private func take(_ bytes: Int, _ state: inout State) -> Bool {
    guard state.bytes + bytes <= Self.pageLimit, room.take(bytes) else { return false }
    state.bytes += bytes
    return true
  }

  private func give(_ bytes: Int, _ state: inout State) {
    state.bytes -= bytes
    room.give(bytes)
  }

  /// The address of a file that does not exist yet, in the page's folder; nil when the folder
  /// cannot be made.
  private func newFile(_ type: UTType, _ state: inout State) -> URL? {
    if state.folder == nil {
      let folder = room.folder.appendingPathComponent("page-\(Self.secret())", isDirectory: true)
      do {
        try FileManager.default.createDirectory(
          at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      } catch {
        return nil
      }
      state.folder = folder
    }
    state.files += 1
    state.number += 1
    return state.folder?.appendingPathComponent("File \(state.number)", conformingTo: type)
  }

  /// Ends a ticket, and returns its complete files in the order in which they were sent.
  func finish(_ ticket: String) -> [URL] {
    state.withLock { state in
      let arrivals = state.tickets.removeValue(forKey: ticket) ?? []
      for arrival in arrivals where !arrival.isComplete {
        delete(arrival.url, arrival.received, &state)
      }
      return arrivals.filter(\.isComplete).map(\.url)
    }
  }

  /// Ends a ticket and deletes its files.
  func cancel(_ ticket: String) {
    state.withLock { state in
      for arrival in state.tickets.removeValue(forKey: ticket) ?? [] {
        delete(arrival.url, arrival.received, &state)
      }
    }
  }

  /// Deletes a file that the browser sent, of `size` bytes.
  func discard(_ url: URL, size: Int) {
    state.withLock { state in if !state.isClosed { delete(url, size, &state) } }
  }

  private func delete(_ url: URL, _ size: Int, _ state: inout State) {
    // A file that is gone takes no room either.
    try? FileManager.default.removeItem(at: url)
    state.files -= 1
    give(size, &state)
  }

  /// Offers bytes as a file, and returns the secret name under which the page's browser gets it.
  /// Nil without room.
  func offer(_ data: Data, named fileName: String, as type: UTType) -> String? {
    guard data.count <= Self.fileLimit else { return nil }
    return state.withLock { state in
      guard !state.isClosed else { return nil }
      if state.offers.count >= Self.offerLimit,
        let oldest = state.offers.min(by: { $0.value.number < $1.value.number })
      {
        state.offers[oldest.key] = nil
        delete(oldest.value.url, oldest.value.size, &state)
      }
      guard take(data.count, &state) else { return nil }
      guard let url = newFile(type, &state) else {
        give(data.count, &state)
        return nil
      }
      do { try data.write(to: url) } catch {
        delete(url, data.count, &state)
        return nil
      }
      let name = Self.secret()
      state.offers[name] = Offer(
        url: url, fileName: fileName,
        mediaType: type.preferredMIMEType ?? "application/octet-stream", size: data.count,
        number: state.number)
      return name
    }
  }

  /// The offered file of a name; nil if there is none.
  package func offered(_ name: String) -> Offer? { state.withLock { $0.offers[name] } }

  /// Deletes all files.
  func close() {
    state.withLock { state in
      state.isClosed = true
      room.give(state.bytes)
      // What cannot be removed stays among the temporary files.
      if let folder = state.folder { try? FileManager.default.removeItem(at: folder) }
      state = State(isClosed: true)
    }
  }

  /// A name that nobody can guess.
  private static func secret() -> String {
    (0..<2).map { _ in
      let digits = String(UInt64.random(in: .min ... .max), radix: 36)
      return String(repeating: "0", count: 13 - digits.count) + digits
    }.joined()
  }
}

extension Tree {
  /// The files of this page, made at the first use; nil where no browser can send or get one.
  func openFiles() -> PageFiles? {
    if let files { return files }
    guard let room = services.fileRoom else { return nil }
    let made = PageFiles(room: room)
    files = made
    return made
  }

  /// Offers bytes to the page's browser, and returns their address in this site; nil without room.
  package func offer(_ data: Data, named fileName: String, as type: UTType) -> String? {
    openFiles()?.offer(data, named: fileName, as: type).map(address(ofOffer:))
  }

  /// The address under which the page's browser gets an offered file.
  func address(ofOffer name: String) -> String { "\(services.filesPath)/\(name)" }
}
