// The clock of animations, beside the geometry that comes with it on Apple's systems.
@_exported import CoreGraphics
public import FoundationAdditions

/// The seconds since this machine started.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
