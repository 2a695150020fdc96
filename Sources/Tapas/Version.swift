// The version of Tapas, which is that of its Debian package and of its tag.

/// What `tapas --version`, the doctor, the metrics and the user agent name.
enum Version {
  static let number = "0.1.0"
}
