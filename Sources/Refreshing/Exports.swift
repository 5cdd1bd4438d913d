// An app imports TabAnimatedRefreshing alone; skeletons come with it.
@_exported import TabAnimated
