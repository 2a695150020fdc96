// The version of Tapas, equal to that of its Debian package and its tag.

/// The version in `tapas --version`, the doctor, the metrics and the user agent.
enum Version {
  static let number = "0.1.0"
}
