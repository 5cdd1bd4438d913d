// The values that are adjusted and the layers that are animated come with this layer.
@_exported import TabProduction
