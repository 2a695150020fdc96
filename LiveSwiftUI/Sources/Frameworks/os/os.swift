// The system's log and lock under the name of the module `os`.
@_exported import OSLog
