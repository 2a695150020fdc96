// The callbacks of libcurl during a transfer.
#if canImport(CCURL)
  import CCURL
  import Glibc

  extension tapas_curl_callbacks {
    /// The callbacks, which forward everything to the transfer.
    static var calls: Self {
      Self(
        head: { bytes, size, count, data in
          let line = UnsafeRawBufferPointer(start: bytes, count: size * count)
          return CurlTransfer.from(data).received(line: line) ? size * count : 0
        },
        body: { bytes, size, count, data in
          let bytes = UnsafeRawBufferPointer(start: bytes, count: size * count)
          // A count other than the given one signals a failure, even for zero bytes.
          return CurlTransfer.from(data).received(body: bytes) ? bytes.count : bytes.count + 1
        },
        wire: { _, kind, _, count, data in
          if kind == CURLINFO_DATA_IN { CurlTransfer.from(data).received(wire: count) }
          return 0
        },
        socket: { data, _, address in
          guard let address else { return -1 }
          var text = [CChar](repeating: 0, count: 64)
          guard tapas_curl_address(address, &text, 64) == 1,
            CurlTransfer.from(data).allows(CurlTransfer.text(text))
          else { return -1 }
          let kind = address.pointee.socktype | Int32(SOCK_CLOEXEC.rawValue)
          return Glibc.socket(address.pointee.family, kind, address.pointee.protocol)
        },
        before: { data, remote, _, _, _ in
          // A reused connection was opened for another request, which may have had a wider reach.
          guard let remote, CurlTransfer.from(data).allows(String(cString: remote)) else {
            return Int32(CURL_PREREQFUNC_ABORT)
          }
          return Int32(CURL_PREREQFUNC_OK)
        })
    }
  }

  extension CurlTransfer {
    /// The transfer that was passed to libcurl. It lives as long as its handle.
    fileprivate static func from(_ data: UnsafeMutableRawPointer?) -> CurlTransfer {
      Unmanaged<CurlTransfer>.fromOpaque(data!).takeUnretainedValue()
    }

    fileprivate static func text(_ characters: [CChar]) -> String {
      String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
#endif
