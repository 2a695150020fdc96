// What the start of a process owes the others over its folder, and the one that started it.
import AppServer
import Foundation
import Synchronization
import Testing

@testable import tapas

@Suite("Several processes")
struct SeveralProcessesTests {
  @Test("Starts at the same moment agree on one secret and one access code")
  func agree() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tapas-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      // The system clears its folder for passing files; a leftover harms no test.
      try? FileManager.default.removeItem(at: folder)
    }
    var options = ServeOptions(dataFolder: folder)
    options.host = ListenAddress(address: "0.0.0.0", isLoopback: false)
    let found = Mutex<Set<[String]>>([])
    let failures = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 8) { [options] _ in
      do {
        let access = try SiteAccess.kept(options)
        let parts = [access.code?.value ?? "", "\(access.secret)", access.generation ?? ""]
        found.withLock { _ = $0.insert(parts) }
      } catch {
        failures.withLock { $0 += 1 }
      }
    }
    let (kinds, failed) = (found.withLock { $0.count }, failures.withLock { $0 })
    #expect(kinds == 1)
    #expect(failed == 0)
  }

  @Test("A folder that takes no lock file says that it cannot be written")
  func noFolder() {
    let folder = URL(fileURLWithPath: "/proc/none", isDirectory: true)
    var failure: StartFailure?
    do {
      try StartLock.held(in: folder) { () throws(StartFailure) in }
    } catch {
      failure = error
    }
    #expect(failure == .folderNotWritable("/proc/none"))
  }

  @Test("The service manager is told through the socket of its environment, and nobody elsewhere")
  func manager() throws {
    NotifySocket(environment: [:]).send("READY=1")
    NotifySocket(environment: ["NOTIFY_SOCKET": "/proc/none"]).send("READY=1")
    NotifySocket(environment: ["NOTIFY_SOCKET": String(repeating: "x", count: 200)]).send("")
    // An abstract address needs no file; its first byte is a zero, which is written as @.
    let name = "tapas-\(UUID())"
    let socket = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    defer { close(socket) }
    var place = sockaddr_un()
    place.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &place.sun_path) { $0.copyBytes(from: [0] + Array(name.utf8)) }
    let length = MemoryLayout<sa_family_t>.size + 1 + name.utf8.count
    let bound = withUnsafePointer(to: &place) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, socklen_t(length))
      }
    }
    try #require(bound == 0)
    NotifySocket(environment: ["NOTIFY_SOCKET": "@\(name)"]).send("READY=1")
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = recv(socket, &bytes, bytes.count, Int32(MSG_DONTWAIT))
    #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == "READY=1")
  }
}
