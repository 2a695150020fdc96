// Makes `import CoreData` include Foundation, as Apple's does.
@_exported import Combine
@_exported import Foundation
@_exported import FoundationAdditions
