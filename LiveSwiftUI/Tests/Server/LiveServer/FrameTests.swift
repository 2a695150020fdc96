// Reading what browsers say: each form, and everything that is none.
import Foundation
import Limits
import SwiftUI
import Testing

@testable import LiveServer

@Suite("Frames") struct FrameTests {
  @Test("A piece of a long text is read; one of another form carries nothing")
  func pieces() throws {
    let edit = try #require(TextEdit(start: 3, removed: 1, text: "x", length: 9, isPart: true))
    #expect(
      Frame.read("[2,1,42,\"i\",[3,1,\"x\",9,1]]")
        == .event(seq: 2, ack: 1, element: 42, kind: .input, value: .edit(edit)))
    for piece in ["[3,1,\"x\",9]", "[-1,1,\"x\",9,0]", "[3,9,\"x\",9,0]", "[3,1,2,9,0]", "[]"] {
      #expect(
        Frame.read("[2,1,42,\"i\",\(piece)]")
          == .event(seq: 2, ack: 1, element: 42, kind: .input, value: .none))
    }
  }

  @Test("Each form is read")
  func forms() {
    #expect(Frame.read("[0,7]") == .acknowledgement(7))
    #expect(
      Frame.read("[1,0,42,\"c\"]")
        == .event(seq: 1, ack: 0, element: 42, kind: .click, value: .none))
    #expect(
      Frame.read("[2,1,42,\"i\",\"text\"]")
        == .event(seq: 2, ack: 1, element: 42, kind: .input, value: .text("text")))
    #expect(
      Frame.read("[2,1,42,\"t\",true]")
        == .event(seq: 2, ack: 1, element: 42, kind: .toggle, value: .flag(true)))
    #expect(
      Frame.read("[3,1,0,\"u\",\"/a/b?c\"]")
        == .clientInfo(seq: 3, ack: 1, kind: "u", value: .text("/a/b?c")))
    #expect(
      Frame.read("[3,1,0,\"v\",0]") == .clientInfo(seq: 3, ack: 1, kind: "v", value: .flag(false))
    )
  }

  /// Bug: such a text closed the socket, and in a hello again at each attempt to connect.
  @Test(
    "Half a pair of surrogates is read as a replacement character",
    arguments: [
      (#"\ud83d"#, "\u{FFFD}"), (#"a\ude00b"#, "a\u{FFFD}b"), (#"\uD83D\uDE00"#, "😀"),
      (#"\ude00\ud83d"#, "\u{FFFD}\u{FFFD}"), (#"\ud83d\ud83d\ude00"#, "\u{FFFD}😀"),
      (#"\\ud83d"#, #"\ud83d"#), (#"\ud83dA"#, "\u{FFFD}A"), (#"\ud83d\n"#, "\u{FFFD}\n"),
      (#"\u0041\ud83d\u0041"#, "A\u{FFFD}A"),
    ])
  func surrogates(json: String, text: String) {
    #expect(
      Frame.read("[1,0,4,\"i\",\"\(json)\"]")
        == .event(seq: 1, ack: 0, element: 4, kind: .input, value: .text(text)))
    #expect(
      Frame.read("[0,0,0,\"hello\",{\"i\":[[\"Note\",0,\"\(json)\"]]}]")
        == .hello(.init(typed: [.init(name: "Note", ordinal: 0, text: text)])))
  }

  @Test("A hello is read whole")
  func hello() {
    var clientInfo = ClientInfo()
    clientInfo.timeZone = "Europe/Berlin"
    clientInfo.isDark = true
    clientInfo.isWide = false
    clientInfo.width = 390
    clientInfo.reducesMotion = true
    let text = """
      [0,3,0,"hello",{"s":"T","u":"/a?b","p":"P","f":1,
      "e":{"tz":"Europe/Berlin","scheme":"dark","w":390,"motion":1,"lang":"de","touch":1},
      "i":[["Note",0,"text"],["Note",1,""]]}]
      """
    let hello = Frame.Hello(
      ack: 3, session: "T", address: "/a?b", snapshot: "P", wantsFresh: true,
      clientInfo: clientInfo,
      typed: [
        .init(name: "Note", ordinal: 0, text: "text"), .init(name: "Note", ordinal: 1, text: ""),
      ])
    #expect(Frame.read(text) == .hello(hello))
  }

  @Test("A hello of wrong types has the values of one that says nothing")
  func wrongHello() {
    let text = """
      [0,0,0,"hello",{"s":1,"u":[],"p":{},"f":"yes","e":[1],"i":[1,[],["a"],["a","b","c"],[1,2,3]]}]
      """
    #expect(Frame.read(text) == .hello(.init()) || Frame.read(text) == nil)
    #expect(Frame.read("[0,0,0,\"hello\",{}]") == .hello(.init()))
  }

  @Test(
    "Junk is no frame",
    arguments: [
      "", " ", "null", "true", "1", "\"c\"", "{}", "[]", "[1]", "[,]", "[1,2", "]", "\u{0}",
      "[\"1\",0,1,\"c\"]", "[null,0]", "[0,null]", "[1,0]", "[-1,0]", "[0,-1]",
      "[-1,0,1,\"c\"]", "[1,-1,1,\"c\"]", "[0,0,1,\"c\"]", "[1,0,1]", "[1,0,1,2]",
      "[1,0,\"1\",\"c\"]", "[1,0,1,\"ccccccccc\"]", "[1,0,1,\"c\",1,2]", "[1.5,0,1,\"c\"]",
      "[1,0,1.5,\"c\"]", "[1e400,0,1,\"c\"]", "[1e30,0,1,\"c\"]",
      "[99999999999999999999,0,1,\"c\"]", "[1,99999999999999999999,1,\"c\"]",
      "[1,0,0,\"u\",5]", "[1,0,0,\"u\"]", "[1,0,0,\"e\",\"x\"]", "[1,0,0,\"zz\",1]",
      "[0,0,0,\"hello\"]", "[0,0,0,\"hello\",[]]", "[[1],0]", "[{},0,1,\"c\"]", "[NaN,0]",
    ])
  func junk(text: String) { #expect(Frame.read(text) == nil) }

  @Test("The largest numbers are read as what they are")
  func large() {
    let most = Int.max
    #expect(
      Frame.read("[\(most),\(most),\(most),\"c\"]")
        == .event(seq: most, ack: most, element: most, kind: .click, value: .none))
  }

  @Test("Nesting a thousandfold, in any place, neither crashes nor is a frame")
  func nesting() {
    for depth in [600, 10_000, 30_000] {
      let open = String(repeating: "[", count: depth)
      let close = String(repeating: "]", count: depth)
      #expect(Frame.read(open) == nil)
      #expect(Frame.read(open + close) == nil)
      #expect(Frame.read("[1,0,1,\"c\",\(open)\(close)]") == nil)
      let objects = String(repeating: "{\"a\":", count: depth)
      #expect(Frame.read(objects) == nil)
    }
  }

  @Test("Bytes by chance are no frame")
  func random() {
    var generator = SeededRandom(seed: 500)
    for _ in 0..<500 {
      let bytes = (0..<Int.random(in: 0...200, using: &generator)).map { _ in
        UInt8.random(in: 0...255, using: &generator)
      }
      #expect(Frame.read(String(decoding: bytes, as: UTF8.self)) == nil)
    }
  }

  @Test("Of the typed texts only the first 64 count")
  func manyTyped() {
    let typed = (0..<500).map { "[\"a\",\($0),\"x\"]" }.joined(separator: ",")
    guard case .hello(let hello) = Frame.read("[0,0,0,\"hello\",{\"i\":[\(typed)]}]") else {
      Issue.record("no hello")
      return
    }
    #expect(hello.typed.count == 64)
  }
}

@Suite("ClientInfo") struct ClientInfoTests {
  @Test("A cookie is read back")
  func cookie() {
    var clientInfo = ClientInfo()
    clientInfo.timeZone = "America/Mexico_City"
    clientInfo.isDark = true
    clientInfo.isWide = true
    clientInfo.width = 1024
    #expect(ClientInfo(cookie: "dark.1024.America/Mexico_City") == clientInfo)
    clientInfo.typeSize = .large
    clientInfo.height = 768
    #expect(ClientInfo(cookie: "dark.1024-17-768.America/Mexico_City") == clientInfo)
    let phone = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0 Mobile"
    let desktop = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
    #expect(
      [phone, desktop, "curl/8", nil].map { ClientInfo(userAgent: $0).isWide }
        == [nil, true, nil, nil])
    #expect(ClientInfo(cookie: "junk") == ClientInfo())
  }

  @Test(
    "A phone on its side has a regular width only if it is a large one",
    arguments: [
      (390, 844, false), (844, 390, false), (896, 414, true), (744, 1133, true), (820, 1180, true),
      (1180, 820, true),
    ])
  func regularWidth(width: Int, height: Int, isWide: Bool) {
    #expect(ClientInfo(["w": width, "h": height]).isWide == isWide)
  }

  @Test("A phone on its side has a compact height, from its cookie on, until it is upright again")
  func compactHeight() {
    var environment = EnvironmentValues()
    let classes = [
      ClientInfo(cookie: "dark.844-17-390.UTC"), ClientInfo(["w": 844]),
      ClientInfo(["w": 390, "h": 844]), ClientInfo(["w": 932, "h": 430]),
      ClientInfo(["w": 1180, "h": 820]),
    ].map {
      $0.apply(to: &environment.builtIn)
      return environment.verticalSizeClass
    }
    #expect(classes == [.compact, .compact, .regular, .compact, .regular])
  }

  @Test(
    "Only names of zones reach Foundation, which opens a file of that name",
    arguments: ["../../etc/passwd", "/etc/localtime", "GMT+1:23", "a/b\u{0}", "a/é", "Europe/../x"])
  func zones(name: String) { #expect(ClientInfo(["tz": name]).timeZone == nil) }

  @Test(
    "Of language tags only language and region are kept, or every tag would stay in memory",
    arguments: [
      ("es-MX,en;q=0.5", "es_MX"), ("es-Latn-ES-x-1234", "es_ES"), ("en-x123456", "en"),
      ("xx", "en"), ("qaa-x-1", "en"), ("en-QQ", "en"), ("ES-mx", "es_MX"),
      ("en;q=nan, es", "es"), ("*", "en"),
    ])
  func tags(header: String, locale: String) throws {
    var tables = try TestServer.tables()
    #expect(
      ClientInfo.locale(accepting: header, chosen: nil, tables: tables).identifier == locale)
    tables = .init()
    #expect(
      ClientInfo.locale(accepting: header, chosen: nil, tables: tables).identifier.hasPrefix("en")
    )
  }

  /// Bug: a German read 1,500,000.50 and 3:30 PM in an app without German texts.
  @Test(
    "A reader's region stays theirs in an app without their language, and in another language",
    arguments: [
      ("de-DE,de;q=0.9,en-US;q=0.8,en;q=0.7", nil, "en_DE"), ("de,en-US;q=0.7", nil, "en_DE"),
      ("de-CH", nil, "en_CH"), ("ca-ES,es;q=0.8", nil, "es_ES"), ("pt-BR, es-MX", nil, "es_BR"),
      ("es,es-MX;q=0.9", nil, "es_MX"), ("fa", nil, "en_IR"), ("en, de-DE", nil, "en"),
      ("de-DE", "es", "es_DE"), ("en-GB", "es", "es_GB"), ("es-MX,en", "en", "en_MX"),
    ] as [(String, String?, String)])
  func regions(header: String, chosen: String?, locale: String) throws {
    let tables = try TestServer.tables()
    #expect(
      ClientInfo.locale(accepting: header, chosen: chosen, tables: tables).identifier == locale)
  }

  @Test("A language cookie that is no tag counts for nothing")
  func chosen() throws {
    let tables = try TestServer.tables()
    for chosen in [
      "es@calendar=islamic", "es-\"><script>", "", String(repeating: "es-", count: 50),
    ] {
      #expect(
        ClientInfo.locale(accepting: "en", chosen: chosen, tables: tables).identifier == "en")
    }
    #expect(ClientInfo.locale(accepting: "en", chosen: "es", tables: tables).identifier == "es")
  }
}
