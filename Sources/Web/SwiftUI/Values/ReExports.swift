// Lets `import SwiftUI` bring Foundation, Observation and Combine along, as Apple's does.
@_exported import Combine
@_exported import Foundation
@_exported import GeometryTypes
@_exported import Observation
