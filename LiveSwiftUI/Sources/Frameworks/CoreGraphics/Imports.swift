// The geometry, colours and paths of SwiftUI for files that import them by Apple's name.
@_exported import Foundation
@_exported import GeometryTypes
@_exported import UIKitTypes
