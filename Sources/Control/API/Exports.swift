// An app imports TabAnimated alone; the layers below come with it.
@_exported public import TabCache
@_exported public import TabDecoration
@_exported public import TabProduction
