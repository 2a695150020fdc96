// Names of queues that Dispatch has on Apple's systems only.
public import Dispatch

/// A queue that runs one piece of work after the other. Unlike Apple's it is no executor of actors.
public typealias DispatchSerialQueue = DispatchQueue
