// Data: the types that the system declares, with what each conforms to and its tags.

/// One declared type.
struct TypeRow: Sendable {
  let identifier: String
  /// The identifiers of the types that it conforms to directly.
  let parents: [String]
  /// The filename extensions; the first is the preferred one.
  let extensions: [String]
  /// The MIME types; the first is the preferred one.
  let mimeTypes: [String]
}

/// The declared types, by what people know of them.
struct TypeTable: Sendable {
  let rows: [String: TypeRow]
  let byExtension: [String: [String]]
  let byMIMEType: [String: [String]]

  static let declared = TypeTable(text)

  /// A row a line: identifier, parents, extensions and MIME types, each list with commas, and a
  /// minus for none. `p.` stands for `public.`, and `c.` for `com.`.
  init(_ text: String) {
    var rows: [String: TypeRow] = [:]
    var byExtension: [String: [String]] = [:]
    var byMIMEType: [String: [String]] = [:]
    for line in text.split(separator: "\n") {
      let cells = line.split(separator: " ").map(String.init)
      guard cells.count == 4 else { continue }
      let lists = cells.map { cell in
        cell == "-" ? [] : cell.split(separator: ",").map(String.init)
      }
      let row = TypeRow(
        identifier: Self.long(cells[0]), parents: lists[1].map(Self.long), extensions: lists[2],
        mimeTypes: lists[3])
      rows[row.identifier] = row
      for name in row.extensions { byExtension[name, default: []].append(row.identifier) }
      for name in row.mimeTypes { byMIMEType[name, default: []].append(row.identifier) }
    }
    (self.rows, self.byExtension, self.byMIMEType) = (rows, byExtension, byMIMEType)
  }

  private static func long(_ name: String) -> String {
    name.hasPrefix("p.")
      ? "public." + name.dropFirst(2)
      : name.hasPrefix("c.") ? "com." + name.dropFirst(2) : name
  }

  private static let text = """
    p.item - - -
    p.content - - -
    p.composite-content p.content - -
    p.data p.item - application/octet-stream
    p.directory p.item - -
    p.folder p.directory - -
    p.volume p.folder - -
    c.apple.resolvable - - -
    p.symlink p.item,c.apple.resolvable - -
    p.mount-point p.item,c.apple.resolvable - -
    c.apple.alias-file p.data,c.apple.resolvable - -
    p.executable p.item - -
    c.apple.package p.directory - -
    c.apple.bundle p.directory bundle -
    c.apple.plugin c.apple.bundle,c.apple.package plugin -
    c.apple.framework c.apple.bundle framework -
    c.apple.application p.executable - -
    c.apple.application-bundle c.apple.application,c.apple.bundle,c.apple.package app -
    c.apple.application-file c.apple.application,p.data - -
    p.unix-executable p.executable,p.data - -
    c.microsoft.windows-executable p.executable,p.data exe,dll application/x-msdownload
    c.sun.java-class p.executable,p.data class -
    p.url p.data - -
    p.file-url p.url - -
    c.apple.internet-location p.data - -
    p.text p.data,p.content - -
    p.plain-text p.text txt,text text/plain
    p.utf8-plain-text p.plain-text - text/plain;charset=utf-8
    p.utf16-plain-text p.plain-text - text/plain;charset=utf-16
    p.utf16-external-plain-text p.plain-text - -
    p.delimited-values-text p.text - -
    p.comma-separated-values-text p.delimited-values-text csv text/csv
    p.tab-separated-values-text p.delimited-values-text tsv text/tab-separated-values
    p.utf8-tab-separated-values-text p.tab-separated-values-text,p.utf8-plain-text - -
    p.rtf p.text,p.composite-content rtf text/rtf,application/rtf
    p.html p.text,p.composite-content html,htm,shtml text/html
    p.xhtml p.xml,p.composite-content xhtml,xht application/xhtml+xml
    p.css p.text css text/css
    p.xml p.text xml application/xml,text/xml
    p.yaml p.text yml,yaml application/x-yaml
    p.json p.text json application/json
    p.geojson p.json geojson application/geo+json
    net.daringfireball.markdown p.plain-text md,markdown text/markdown
    p.log p.plain-text log -
    p.source-code p.plain-text - -
    p.assembly-source p.source-code s -
    p.c-source p.source-code c -
    p.objective-c-source p.source-code m -
    p.swift-source p.source-code swift -
    p.c-plus-plus-source p.source-code cpp,cp,cc,cxx -
    p.objective-c-plus-plus-source p.source-code mm -
    p.c-header p.source-code h -
    p.c-plus-plus-header p.source-code hpp,hh -
    p.script p.source-code - -
    c.apple.applescript.text p.script applescript -
    c.apple.applescript.script p.data,p.script scpt -
    c.netscape.javascript-source p.source-code,p.executable js,mjs text/javascript
    p.shell-script p.script sh,command -
    p.perl-script p.shell-script pl,pm text/x-perl-script
    p.python-script p.shell-script py text/x-python-script
    p.ruby-script p.shell-script rb,rbw text/x-ruby-script
    p.php-script p.shell-script php text/php
    c.sun.java-source p.source-code java,jav -
    p.make-source p.script mk -
    c.apple.property-list p.data plist -
    c.apple.xml-property-list c.apple.property-list,p.xml - -
    c.apple.binary-property-list c.apple.property-list - -
    c.adobe.pdf p.data,p.composite-content pdf application/pdf
    c.apple.rtfd c.apple.package,p.composite-content rtfd -
    c.apple.flat-rtfd p.data,p.composite-content - -
    c.apple.webarchive p.data,p.composite-content webarchive application/x-webarchive
    p.image p.data,p.content - image/*
    p.jpeg p.image jpeg,jpg,jpe image/jpeg
    p.tiff p.image tiff,tif image/tiff
    c.compuserve.gif p.image gif image/gif
    p.png p.image png image/png
    c.apple.icns p.image icns -
    c.microsoft.bmp p.image bmp image/bmp
    c.microsoft.ico p.image ico image/vnd.microsoft.icon
    p.camera-raw-image p.image - -
    c.adobe.raw-image p.camera-raw-image dng image/x-adobe-dng
    p.svg-image p.image,p.xml svg,svgz image/svg+xml
    p.heif-standard p.image heif image/heif
    p.heic p.heif-standard heic image/heic
    p.heics p.heif-standard heics image/heic-sequence
    org.webmproject.webp p.image webp image/webp
    p.avif p.image avif image/avif
    p.jpeg-xl p.image jxl image/jxl
    c.ilm.openexr-image p.image exr -
    c.apple.live-photo p.data,p.composite-content - -
    p.3d-content p.data,p.content - -
    c.pixar.universal-scene-description p.3d-content usd -
    c.pixar.universal-scene-description-mobile p.3d-content usdz model/vnd.usdz+zip
    c.apple.reality p.3d-content reality model/vnd.reality
    c.apple.scenekit.scene p.3d-content scn -
    c.apple.arobject p.data arobject -
    p.audiovisual-content p.data,p.content - -
    p.movie p.audiovisual-content - video/*
    p.video p.movie - -
    p.audio p.audiovisual-content - audio/*
    c.apple.quicktime-movie p.movie mov,qt video/quicktime
    p.mpeg p.movie mpg,mpeg,mpe video/mpeg
    p.mpeg-2-video p.video m2v video/mpeg2
    p.mpeg-2-transport-stream p.movie ts -
    p.mpeg-4 p.movie mp4,mpg4 video/mp4
    c.apple.m4v-video p.movie m4v video/x-m4v
    org.webmproject.webm p.movie webm video/webm
    p.avi p.movie avi,vfw video/avi
    p.mp3 p.audio mp3,mpga audio/mpeg
    p.mpeg-4-audio p.audio mp4a audio/mp4
    c.apple.m4a-audio p.mpeg-4-audio m4a audio/x-m4a
    c.apple.protected-mpeg-4-audio p.audio m4p -
    c.apple.protected-mpeg-4-video p.movie m4v -
    p.aifc-audio p.audio aifc -
    p.aiff-audio p.aifc-audio aiff,aif audio/aiff
    c.microsoft.waveform-audio p.audio wav,wave audio/wav,audio/x-wav
    org.xiph.flac p.audio flac audio/flac
    org.xiph.ogg-audio p.audio ogg,oga audio/ogg
    p.midi-audio p.audio midi,mid audio/midi
    p.playlist - - -
    p.m3u-playlist p.text,p.playlist m3u,m3u8 audio/mpegurl
    p.archive p.data - -
    p.zip-archive p.archive zip application/zip
    org.gnu.gnu-zip-archive p.archive gz,gzip application/x-gzip
    p.bzip2-archive p.archive bz2,bzip2 application/x-bzip2
    p.tar-archive p.archive tar application/x-tar
    org.gnu.gnu-zip-tar-archive org.gnu.gnu-zip-archive tgz -
    c.apple.archive p.archive aar -
    p.disk-image p.archive - -
    p.iso-image p.disk-image iso -
    p.font p.data - -
    p.truetype-ttf-font p.font ttf font/ttf
    p.opentype-font p.font otf font/otf
    p.spreadsheet p.content - -
    p.presentation p.composite-content - -
    p.database - - -
    p.message - - -
    p.contact - - -
    p.email-message p.data,p.message eml message/rfc822
    p.vcard p.text,p.contact vcf,vcard text/vcard
    p.to-do-item - - -
    p.calendar-event p.data - -
    c.apple.ical.ics p.text,p.calendar-event ics,ical text/calendar
    c.microsoft.word.doc p.data,p.composite-content doc application/msword
    org.openxmlformats.wordprocessingml.document p.data,p.composite-content docx -
    c.microsoft.excel.xls p.data,p.spreadsheet xls application/vnd.ms-excel
    org.openxmlformats.spreadsheetml.sheet p.data,p.spreadsheet xlsx -
    c.microsoft.powerpoint.ppt p.data,p.presentation ppt application/vnd.ms-powerpoint
    org.openxmlformats.presentationml.presentation p.data,p.presentation pptx -
    org.idpf.epub-container p.data,p.composite-content epub application/epub+zip
    p.bookmark - - -
    c.apple.bookmark p.data,c.apple.resolvable - -
    c.apple.applescript.script-bundle c.apple.bundle,c.apple.package,p.script scptd -
    c.apple.metadata-importer c.apple.plugin mdimporter -
    c.apple.quicklook-generator c.apple.plugin qlgenerator -
    c.apple.xpc-service c.apple.bundle,c.apple.package xpc -
    c.apple.application-and-system-extension c.apple.xpc-service appex -
    c.apple.systempreference.prefpane c.apple.bundle,c.apple.package prefpane -
    c.microsoft.internet-shortcut p.data,c.apple.internet-location url -
    p.x509-certificate p.data cer,crt,der -
    c.rsa.pkcs-12 p.data p12,pfx application/x-pkcs12
    c.apple.linkpresentation.metadata p.data - -
    """
}
