// The constants of the usual types.

extension UTType {
  /// The base of files and folders.
  public static var item: UTType { UTType(known: "public.item") }
  /// The base of what a document shows.
  public static var content: UTType { UTType(known: "public.content") }
  /// Content of several kinds.
  public static var compositeContent: UTType { UTType(known: "public.composite-content") }
  /// An image of a disk.
  public static var diskImage: UTType { UTType(known: "public.disk-image") }
  /// Bytes of any kind.
  public static var data: UTType { UTType(known: "public.data") }
  /// A folder or a package.
  public static var directory: UTType { UTType(known: "public.directory") }
  /// Something that leads elsewhere.
  public static var resolvable: UTType { UTType(known: "com.apple.resolvable") }
  /// A symbolic link.
  public static var symbolicLink: UTType { UTType(known: "public.symlink") }
  /// Code that runs.
  public static var executable: UTType { UTType(known: "public.executable") }
  /// A mount point.
  public static var mountPoint: UTType { UTType(known: "public.mount-point") }
  /// A Finder alias.
  public static var aliasFile: UTType { UTType(known: "com.apple.alias-file") }
  /// A bookmark of a file.
  public static var urlBookmarkData: UTType { UTType(known: "com.apple.bookmark") }
  /// An address.
  public static var url: UTType { UTType(known: "public.url") }
  /// The address of a file.
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  /// Text of any kind.
  public static var text: UTType { UTType(known: "public.text") }
  /// Text without markup.
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// Text without markup in UTF-8.
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  /// Text in UTF-16 with a byte order mark.
  public static var utf16ExternalPlainText: UTType {
    UTType(known: "public.utf16-external-plain-text")
  }
  /// Text in UTF-16 without a byte order mark.
  public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }
  /// Values between separators.
  public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }
  /// Values between commas.
  public static var commaSeparatedText: UTType {
    UTType(known: "public.comma-separated-values-text")
  }
  /// Values between tabs.
  public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }
  /// Values between tabs in UTF-8.
  public static var utf8TabSeparatedText: UTType {
    UTType(known: "public.utf8-tab-separated-values-text")
  }
  /// Rich text.
  public static var rtf: UTType { UTType(known: "public.rtf") }
  /// HTML of any version.
  public static var html: UTType { UTType(known: "public.html") }
  /// XML.
  public static var xml: UTType { UTType(known: "public.xml") }
  /// YAML.
  public static var yaml: UTType { UTType(known: "public.yaml") }
  /// A style sheet.
  public static var css: UTType { UTType(known: "public.css") }
  /// Source code of any language.
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  /// Source code of an assembler.
  public static var assemblyLanguageSource: UTType { UTType(known: "public.assembly-source") }
  /// Source code of C.
  public static var cSource: UTType { UTType(known: "public.c-source") }
  /// Source code of Objective-C.
  public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }
  /// Source code of Swift.
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }
  /// Source code of C++.
  public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }
  /// Source code of Objective-C++.
  public static var objectiveCPlusPlusSource: UTType {
    UTType(known: "public.objective-c-plus-plus-source")
  }
  /// A header of C.
  public static var cHeader: UTType { UTType(known: "public.c-header") }
  /// A header of C++.
  public static var cPlusPlusHeader: UTType { UTType(known: "public.c-plus-plus-header") }
  /// Source code of a scripting language.
  public static var script: UTType { UTType(known: "public.script") }
  /// Source code of AppleScript.
  public static var appleScript: UTType { UTType(known: "com.apple.applescript.text") }
  /// A compiled script of the Open Scripting Architecture.
  public static var osaScript: UTType { UTType(known: "com.apple.applescript.script") }
  /// A bundle of such a script.
  public static var osaScriptBundle: UTType { UTType(known: "com.apple.applescript.script-bundle") }
  /// Source code of JavaScript.
  public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }
  /// A shell script.
  public static var shellScript: UTType { UTType(known: "public.shell-script") }
  /// Source code of Perl.
  public static var perlScript: UTType { UTType(known: "public.perl-script") }
  /// Source code of Python.
  public static var pythonScript: UTType { UTType(known: "public.python-script") }
  /// Source code of Ruby.
  public static var rubyScript: UTType { UTType(known: "public.ruby-script") }
  /// Source code of PHP.
  public static var phpScript: UTType { UTType(known: "public.php-script") }
  /// A makefile.
  public static var makefile: UTType { UTType(known: "public.make-source") }
  /// JSON.
  public static var json: UTType { UTType(known: "public.json") }
  /// GeoJSON.
  public static var geoJSON: UTType { UTType(known: "public.geojson") }
  /// A property list of any form.
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  /// A property list in XML.
  public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }
  /// A property list in Apple's binary form.
  public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
  /// A PDF document.
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  /// Rich text with attachments, as a folder.
  public static var rtfd: UTType { UTType(known: "com.apple.rtfd") }
  /// Rich text with attachments, as one file.
  public static var flatRTFD: UTType { UTType(known: "com.apple.flat-rtfd") }
  /// A web page with its resources.
  public static var webArchive: UTType { UTType(known: "com.apple.webarchive") }
  /// A picture of any kind.
  public static var image: UTType { UTType(known: "public.image") }
  /// A JPEG picture.
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  /// A TIFF picture.
  public static var tiff: UTType { UTType(known: "public.tiff") }
  /// A GIF picture.
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  /// A PNG picture.
  public static var png: UTType { UTType(known: "public.png") }
  /// An icon of macOS.
  public static var icns: UTType { UTType(known: "com.apple.icns") }
  /// A bitmap of Windows.
  public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
  /// An icon of Windows.
  public static var ico: UTType { UTType(known: "com.microsoft.ico") }
  /// A raw picture of a camera.
  public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
  /// An SVG picture.
  public static var svg: UTType { UTType(known: "public.svg-image") }
  /// A Live Photo.
  public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
  /// A HEIF picture.
  public static var heif: UTType { UTType(known: "public.heif-standard") }
  /// A HEIC picture.
  public static var heic: UTType { UTType(known: "public.heic") }
  /// A sequence of HEIC pictures.
  public static var heics: UTType { UTType(known: "public.heics") }
  /// A WebP picture.
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  /// An OpenEXR picture.
  public static var exr: UTType { UTType(known: "com.ilm.openexr-image") }
  /// A raw picture in Adobe's form.
  public static var dng: UTType { UTType(known: "com.adobe.raw-image") }
  /// A JPEG XL picture.
  public static var jpegxl: UTType { UTType(known: "public.jpeg-xl") }
  /// A scene in three dimensions.
  public static var threeDContent: UTType { UTType(known: "public.3d-content") }
  /// A scene in Pixar's form.
  public static var usd: UTType { UTType(known: "com.pixar.universal-scene-description") }
  /// A packed scene in Pixar's form.
  public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
  /// A scene of Reality Composer.
  public static var realityFile: UTType { UTType(known: "com.apple.reality") }
  /// A scene of SceneKit.
  public static var sceneKitScene: UTType { UTType(known: "com.apple.scenekit.scene") }
  /// A reference object of ARKit.
  public static var arReferenceObject: UTType { UTType(known: "com.apple.arobject") }
  /// Sound or moving pictures.
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  /// Moving pictures with or without sound.
  public static var movie: UTType { UTType(known: "public.movie") }
  /// Moving pictures without sound.
  public static var video: UTType { UTType(known: "public.video") }
  /// Sound.
  public static var audio: UTType { UTType(known: "public.audio") }
  /// A QuickTime movie.
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  /// An MPEG movie.
  public static var mpeg: UTType { UTType(known: "public.mpeg") }
  /// A video in MPEG-2.
  public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }
  /// A transport stream in MPEG-2.
  public static var mpeg2TransportStream: UTType { UTType(known: "public.mpeg-2-transport-stream") }
  /// Sound in MP3.
  public static var mp3: UTType { UTType(known: "public.mp3") }
  /// A movie in MPEG-4.
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  /// Sound in MPEG-4.
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  /// Protected sound in MPEG-4.
  public static var appleProtectedMPEG4Audio: UTType {
    UTType(known: "com.apple.protected-mpeg-4-audio")
  }
  /// A protected movie in MPEG-4.
  public static var appleProtectedMPEG4Video: UTType {
    UTType(known: "com.apple.protected-mpeg-4-video")
  }
  /// An AVI movie.
  public static var avi: UTType { UTType(known: "public.avi") }
  /// Sound in AIFF.
  public static var aiff: UTType { UTType(known: "public.aiff-audio") }
  /// Sound in WAV.
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  /// Music in MIDI.
  public static var midi: UTType { UTType(known: "public.midi-audio") }
  /// A list of songs or movies.
  public static var playlist: UTType { UTType(known: "public.playlist") }
  /// A list of songs or movies in M3U.
  public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }
  /// A folder that people open.
  public static var folder: UTType { UTType(known: "public.folder") }
  /// The root of a volume.
  public static var volume: UTType { UTType(known: "public.volume") }
  /// A folder that people see as a file.
  public static var package: UTType { UTType(known: "com.apple.package") }
  /// A folder with a certain inner form.
  public static var bundle: UTType { UTType(known: "com.apple.bundle") }
  /// A bundle that extends an app.
  public static var pluginBundle: UTType { UTType(known: "com.apple.plugin") }
  /// An importer of Spotlight.
  public static var spotlightImporter: UTType { UTType(known: "com.apple.metadata-importer") }
  /// A generator of Quick Look.
  public static var quickLookGenerator: UTType { UTType(known: "com.apple.quicklook-generator") }
  /// A service of XPC.
  public static var xpcService: UTType { UTType(known: "com.apple.xpc-service") }
  /// A framework.
  public static var framework: UTType { UTType(known: "com.apple.framework") }
  /// An app of any form.
  public static var application: UTType { UTType(known: "com.apple.application") }
  /// An app that is a bundle.
  public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }
  /// An extension of an app.
  public static var applicationExtension: UTType {
    UTType(known: "com.apple.application-and-system-extension")
  }
  /// A program of Unix.
  public static var unixExecutable: UTType { UTType(known: "public.unix-executable") }
  /// A program of Windows.
  public static var exe: UTType { UTType(known: "com.microsoft.windows-executable") }
  /// A pane of System Settings.
  public static var systemPreferencesPane: UTType {
    UTType(known: "com.apple.systempreference.prefpane")
  }
  /// Several files in one.
  public static var archive: UTType { UTType(known: "public.archive") }
  /// An archive in gzip.
  public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
  /// An archive in bzip2.
  public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
  /// An archive in ZIP.
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  /// An archive in Apple's form.
  public static var appleArchive: UTType { UTType(known: "com.apple.archive") }
  /// An archive in tar.
  public static var tarArchive: UTType { UTType(known: "public.tar-archive") }
  /// A spreadsheet.
  public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
  /// A presentation.
  public static var presentation: UTType { UTType(known: "public.presentation") }
  /// A store of data.
  public static var database: UTType { UTType(known: "public.database") }
  /// A message.
  public static var message: UTType { UTType(known: "public.message") }
  /// A person of an address book.
  public static var contact: UTType { UTType(known: "public.contact") }
  /// A card of an address book.
  public static var vCard: UTType { UTType(known: "public.vcard") }
  /// An item to do.
  public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
  /// An event of a calendar.
  public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
  /// A message by e-mail.
  public static var emailMessage: UTType { UTType(known: "public.email-message") }
  /// A file that leads to an address.
  public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }
  /// A file of Windows that leads to an address.
  public static var internetShortcut: UTType { UTType(known: "com.microsoft.internet-shortcut") }
  /// A font.
  public static var font: UTType { UTType(known: "public.font") }
  /// A bookmark.
  public static var bookmark: UTType { UTType(known: "public.bookmark") }
  /// Keys in PKCS 12.
  public static var pkcs12: UTType { UTType(known: "com.rsa.pkcs-12") }
  /// A certificate.
  public static var x509Certificate: UTType { UTType(known: "public.x509-certificate") }
  /// A book in EPUB.
  public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
  /// A log.
  public static var log: UTType { UTType(known: "public.log") }
}
