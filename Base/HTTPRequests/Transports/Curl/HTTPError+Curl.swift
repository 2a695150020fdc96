// The translation of libcurl's errors.
#if canImport(CCURL)
  import CCURL
  import Glibc

  extension HTTPError {
    /// The error for a code of libcurl; `errno` is the system's code for it, 0 for none.
    init(curl code: CURLcode, errno: Int, host: String) {
      switch code {
      case CURLE_URL_MALFORMAT:
        self = .badAddress
      case CURLE_BAD_CONTENT_ENCODING:
        self = .unreadable(where: "", why: "cannot be decompressed")
      default:
        self = .unreachable(host: host, why: Self.why(code, errno))
      }
    }

    private static func why(_ code: CURLcode, _ errno: Int) -> String {
      switch code {
      case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: "no such host"
      case CURLE_COULDNT_CONNECT where Int32(errno) == ENETUNREACH: "no network"
      case CURLE_COULDNT_CONNECT where Int32(errno) == ETIMEDOUT: "no connection in time"
      case CURLE_COULDNT_CONNECT: "connection refused"
      case CURLE_OPERATION_TIMEDOUT: "no connection in time"
      case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM,
        CURLE_SSL_CIPHER, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR:
        "no secure connection"
      case CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING,
        CURLE_HTTP2, CURLE_HTTP2_STREAM:
        "the connection broke"
      // A first line that is not HTTP reads as HTTP/0.9, which is not allowed.
      case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY: "no HTTP answer"
      default: "the connection failed (\(code.rawValue))"
      }
    }
  }
#endif
