// Data: names of Apple's that do not work here, from Tools/unavailable/names.tsv.
public import Foundation
