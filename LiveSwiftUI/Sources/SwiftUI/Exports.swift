// Makes `import SwiftUI` include Foundation, Combine, UIKit and the like, as Apple's does.
@_exported import Accessibility
@_exported import Combine
@_exported import CoreTransferable
@_exported import DeveloperToolsSupport
@_exported import Foundation
@_exported import FoundationAdditions
@_exported import GeometryTypes
@_exported import Observation
@_exported import Symbols
@_exported import UIKitTypes
