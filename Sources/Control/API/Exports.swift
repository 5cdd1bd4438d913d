// An app imports TabAnimated alone; the layers below come with it.
@_exported import TabCache
@_exported import TabDecoration
@_exported import TabProduction
