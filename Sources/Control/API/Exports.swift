@_exported import TabDecoration
@_exported import TabProduction

// An app imports TabAnimated alone; the layers below come with it.
@_exported import struct TabCache.CacheConfiguration
