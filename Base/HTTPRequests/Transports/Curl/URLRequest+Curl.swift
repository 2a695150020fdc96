// A request as the options of an easy handle.
#if canImport(CCURL)
  import CCURL
  import Foundation
  import FoundationNetworking

  extension URLRequest {
    /// Sets all options except the callbacks. The handle copies them, except the list of header
    /// fields, which is returned and must be freed after the transfer.
    func set(
      on easy: UnsafeMutableRawPointer, reach: CurlExchange.Reach, _ options: CurlOptions
    ) throws(HTTPError) -> UnsafeMutablePointer<curl_slist>? {
      guard let address = url?.absoluteString,
        tapas_curl_set_text(easy, CURLOPT_URL, address) == CURLE_OK,
        tapas_curl_set_text(easy, CURLOPT_PROTOCOLS_STR, "http,https") == CURLE_OK
      else { throw .badAddress }
      // No signals in a process with threads.
      tapas_curl_set_long(easy, CURLOPT_NOSIGNAL, 1)
      // Otherwise the end of a transfer would wait for its name resolution and delay all others.
      tapas_curl_set_long(easy, CURLOPT_QUICK_EXIT, 1)
      tapas_curl_set_long(easy, CURLOPT_BUFFERSIZE, 65_536)
      tapas_curl_set_long(easy, CURLOPT_MAXAGE_CONN, Int(options.keepAlive) / 1_000)
      tapas_curl_set_long(easy, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
      tapas_curl_set_text(easy, CURLOPT_ACCEPT_ENCODING, "gzip, deflate")
      tapas_curl_set_text(easy, CURLOPT_USERAGENT, options.userAgent)
      // With a folder of certificates beside the file, libcurl 7.88 reads the file again for each
      // connection, which takes 20 ms. Without one it keeps the parsed file.
      if CurlCertificates.file != nil { tapas_curl_set_text(easy, CURLOPT_CAPATH, nil) }
      // The address of a connection through a proxy is the proxy's, so it cannot be checked.
      if case .publicAnd = reach { tapas_curl_set_text(easy, CURLOPT_PROXY, "") }
      setMethod(on: easy)
      let fields = headerFields
      tapas_curl_set_fields(easy, fields)
      return fields
    }

    private func setMethod(on easy: UnsafeMutableRawPointer) {
      let method = httpMethod ?? "GET"
      if method == "HEAD" {
        tapas_curl_set_long(easy, CURLOPT_NOBODY, 1)
      } else if let body = httpBody ?? (["POST", "PUT", "PATCH"].contains(method) ? Data() : nil) {
        body.withUnsafeBytes { bytes in
          // An empty body has no address, and libcurl would read one from somewhere else.
          _ = withUnsafePointer(to: 0) { empty in
            tapas_curl_set_body(easy, bytes.baseAddress ?? UnsafeRawPointer(empty), bytes.count)
          }
        }
      }
      if method != "GET", method != "HEAD" || httpBody != nil {
        tapas_curl_set_text(easy, CURLOPT_CUSTOMREQUEST, method)
      }
    }

    private var headerFields: UnsafeMutablePointer<curl_slist>? {
      var lines = (allHTTPHeaderFields ?? [:]).compactMap { name, value -> String? in
        // A line end in a value would start another field.
        let isClean = (name + value).unicodeScalars.allSatisfy { $0.value >= 32 || $0 == "\t" }
        guard isClean else { return nil }
        return value.isEmpty ? "\(name);" : "\(name): \(value)"
      }
      // The body is sent without asking first, and libcurl must not guess its type.
      lines.append("Expect:")
      if value(forHTTPHeaderField: "Content-Type") == nil { lines.append("Content-Type:") }
      var list: UnsafeMutablePointer<curl_slist>?
      for line in lines { list = curl_slist_append(list, line) ?? list }
      return list
    }
  }
#endif
