// Lets `import SwiftUI` bring Foundation and Observation along, as Apple's does.
@_exported import Foundation
@_exported import Observation
