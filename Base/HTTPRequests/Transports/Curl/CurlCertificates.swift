// The location of the certificates that this machine trusts.
#if canImport(CCURL)
  import CCURL
  import Foundation

  /// The certificates that libcurl was built to trust.
  enum CurlCertificates {
    /// The file with all of them; nil when libcurl names none, or when it cannot be read.
    static var file: String? {
      guard let path = tapas_curl_certificates(), access(path, R_OK) == 0 else { return nil }
      return String(cString: path)
    }
  }
#endif
