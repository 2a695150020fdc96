// Which worker process answers whom.
import Testing
import WebServer

@testable import LiveServer

@Suite("Shares of workers") struct WorkerShareTests {
  func worker(
    _ method: String = "GET", _ path: String = "/foods", query: String = "", cookie: String? = nil,
    peer: String = "192.0.2.1"
  ) -> Int? {
    let headers = Headers(cookie.map { [("Cookie", $0)] } ?? [])
    return WorkerShare.worker(
      for: Request(method: method, path: path, query: query, headers: headers, peer: peer),
      among: 3)
  }

  @Test("A name that a worker makes for a browser leads its next requests to that worker")
  func names() {
    for index in 0..<3 {
      let name = WorkerShare(index: index, count: 3).newBrowser()
      #expect(name.utf8.count == 22)
      #expect(worker(cookie: "tapas_lang=en; tapas_b=\(name)") == index)
      #expect(worker("POST", "/_/leave", cookie: "tapas_b=\(name)") == index)
    }
  }

  @Test("The same name leads to the same worker in every process")
  func stable() {
    #expect(worker(cookie: "tapas_b=AAAAAAAAAAAAAAAAAAAAAA") == 0)
    #expect(worker(cookie: "tapas_b=AAAAAAAAAAAAAAAAAAAAAB") == 1)
  }

  @Test("Without a name any worker answers; codes of one address are counted by one")
  func others() {
    #expect(worker() == nil)
    #expect(worker(cookie: "tapas_b=short") == nil)
    let first = worker("POST", "/_/enter")
    #expect(first != nil)
    #expect(worker("POST", "/_/enter", cookie: "tapas_b=AAAAAAAAAAAAAAAAAAAAAA") == first)
    #expect(worker("POST", "/_/enter", peer: "192.0.2.3") != first)
  }

  @Test("An operator may name the worker; another query, path or number means nothing")
  func operators() {
    for path in ["/metrics", "/health", "/ready"] {
      #expect(worker(path: path, query: "worker=2") == 2)
      #expect(worker(path: path, query: "worker=3") == nil)
      #expect(worker(path: path, query: "worker=-1") == nil)
    }
    #expect(worker(query: "worker=2") == nil)
  }

  private func worker(path: String, query: String) -> Int? { worker("GET", path, query: query) }
}
