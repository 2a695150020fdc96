// AppKit, which the package only asks for: a module of this name means the Mac.
