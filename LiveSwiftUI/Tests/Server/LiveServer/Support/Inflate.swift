// What a browser does with a packed answer.
import CZlib

/// The bytes of a whole gzip stream.
///
/// Nil when zlib cannot read it, or finds more than `limit` bytes.
func inflated(_ packed: [UInt8], limit: Int = 1 << 20) -> [UInt8]? {
  var stream = z_stream()
  // 15 + 16: the largest window, with gzip's header and trailer.
  guard
    inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
  else { return nil }
  defer { inflateEnd(&stream) }
  var input = packed
  var output = [UInt8](repeating: 0, count: limit)
  let result = input.withUnsafeMutableBufferPointer { source in
    output.withUnsafeMutableBufferPointer { target in
      stream.next_in = source.baseAddress
      stream.avail_in = UInt32(source.count)
      stream.next_out = target.baseAddress
      stream.avail_out = UInt32(limit)
      return inflate(&stream, Z_FINISH)
    }
  }
  guard result == Z_STREAM_END else { return nil }
  return Array(output.prefix(limit - Int(stream.avail_out)))
}
