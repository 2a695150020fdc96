// Compression by zlib.
import CZlib

/// Compresses bytes in the gzip format.
enum Gzip {
  /// `bytes` compressed at `level` (1 fast … 9 small). Nil when zlib fails.
  static func packed(_ bytes: [UInt8], level: Int32 = 5) -> [UInt8]? {
    var stream = z_stream()
    // 15 + 16: the largest window, with gzip's header and trailer.
    guard
      deflateInit2_(
        &stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)
      ) == Z_OK
    else { return nil }
    defer { deflateEnd(&stream) }
    var input = bytes
    var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))) + 32)
    let room = output.count
    let result = input.withUnsafeMutableBufferPointer { source in
      output.withUnsafeMutableBufferPointer { target in
        stream.next_in = source.baseAddress
        stream.avail_in = UInt32(source.count)
        stream.next_out = target.baseAddress
        stream.avail_out = UInt32(room)
        return deflate(&stream, Z_FINISH)
      }
    }
    guard result == Z_STREAM_END else { return nil }
    output.removeLast(Int(stream.avail_out))
    return output
  }
}
