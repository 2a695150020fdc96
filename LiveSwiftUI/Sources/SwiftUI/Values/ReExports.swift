// Makes `import SwiftUI` include Foundation, Observation, Combine and Symbols, as Apple's does.
@_exported import Combine
@_exported import Foundation
@_exported import GeometryTypes
@_exported import Observation
@_exported import Symbols
