// What is below this module comes with it, so that the apps import one module of data.
@_exported public import HTTPRequests
@_exported public import Limits
@_exported public import PhotoCache
@_exported public import SQLiteDatabase
