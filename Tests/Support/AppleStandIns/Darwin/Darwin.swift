// Darwin, played by Glibc: the functions of C that we call are in both.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import Glibc

extension stat {
  /// When the file was changed last; Linux calls it `st_mtim`.
  public var st_mtimespec: timespec { st_mtim }
}
