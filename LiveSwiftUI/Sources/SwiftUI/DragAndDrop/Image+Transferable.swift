// Pictures that go out and come in.
import CoreTransferable
import Foundation
import UIKitTypes
internal import UniformTypeIdentifiers

extension Image: Transferable {
  /// A picture made of bytes goes out as these bytes. Symbols and pictures of a bundle or of an
  /// address do not, because the server draws none. Bytes of a picture come in as one.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(contentType: .image) { image in
      guard case .picture(let picture) = image.source, case .data(let data, _) = picture.content
      else {
        throw TransferError.noRepresentation
      }
      return data
    } importing: { data in
      guard let picture = UIImage(data: data) else { throw TransferError.wrongType }
      return Image(uiImage: picture)
    }
  }
}
