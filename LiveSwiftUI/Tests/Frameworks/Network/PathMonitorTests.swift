// The monitor of the network: its first report, its changes, its end, and the clock of animations.
import Foundation
import QuartzCore
import Synchronization
import Testing

@testable import Network

@Suite("The monitor of the network", .timeLimit(.minutes(10)))
struct PathMonitorTests {
  private static let cable = NWInterface(type: .wiredEthernet, name: "eth0", index: 2)
  private static let online = NWPath(networks: [cable], families: [2, 10])
  private static let offline = NWPath(networks: [], families: [])

  @Test("A path has its status, its networks and its families")
  func paths() {
    let (online, offline) = (Self.online, Self.offline)
    #expect(online.status == .satisfied && offline.status == .unsatisfied)
    #expect(online.usesInterfaceType(.wiredEthernet) && !online.usesInterfaceType(.wifi))
    #expect(online.supportsIPv4 && online.supportsIPv6 && online.supportsDNS)
    #expect(!offline.supportsIPv4 && !offline.supportsIPv6 && !offline.supportsDNS)
    #expect(!online.isExpensive && !online.isConstrained)
    #expect(
      "\(online.availableInterfaces[0].debugDescription) \(online.debugDescription)"
        == "eth0 satisfied")
  }

  @Test("Linux's names of networks say their kind")
  func kinds() {
    let names = ["lo", "wlp3s0", "wwan0", "enp5s0", "eth0", "tun0"]
    #expect(
      names.map(NWInterface.InterfaceType.named)
        == [.loopback, .wifi, .cellular, .wiredEthernet, .wiredEthernet, .other])
    #expect(!NWPath.ofThisMachine().usesInterfaceType(.loopback))
  }

  @Test("A monitor reports at its start and after each change, and nothing once cancelled")
  func changes() async {
    let path = Mutex(Self.offline)
    let monitor = NWPathMonitor { path.withLock { $0 } }
    let (reports, continuation) = AsyncStream<NWPath.Status>.makeStream()
    monitor.pathUpdateHandler = { continuation.yield($0.status) }
    monitor.start(queue: DispatchQueue(label: "tests"))
    var heard = reports.makeAsyncIterator()
    #expect(await heard.next() == .unsatisfied)
    path.withLock { $0 = Self.online }
    #expect(await heard.next() == .satisfied)
    #expect(monitor.currentPath == Self.online)
    monitor.cancel()
    #expect(monitor.pathUpdateHandler == nil)
  }

  @Test("A loop hears the current path first")
  func loop() async {
    let monitor = NWPathMonitor { Self.online }
    for await path in monitor {
      #expect(path == Self.online)
      break
    }
  }

  @Test("The clock of animations runs, and geometry comes with it")
  func clock() {
    let start: CFTimeInterval = CACurrentMediaTime()
    #expect(start > 0 && CACurrentMediaTime() >= start)
    #expect(CGPoint(x: 1, y: 2).applying(CGAffineTransform(scaleX: 2, y: 2)) == CGPoint(x: 2, y: 4))
    #expect(UIColor.black.cgColor.alpha == 1)
  }
}
