// Makes `import SwiftData` include Foundation and Observation, as Apple's does.
@_exported import Foundation
@_exported import FoundationAdditions
@_exported import Observation
