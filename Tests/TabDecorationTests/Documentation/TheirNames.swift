/// The public names of the libraries that people move from, by topic.
enum TheirNames {
    /// Names that belong together.
    struct Topic: Sendable {
        let title: String
        let names: [String]

        init(title: String, _ names: String) {
            self.title = title
            self.names = names.split { $0.isWhitespace }.map(String.init)
        }
    }

    static let tabAnimated = [
        Topic(
            title: "models",
            """
            producter decorator switcher serializationImpl runMode state isAnimating
            superAnimationType adjustBlock adjustWithClassBlock recommendHeightBlock
            animatedColor animatedBackgroundColor darkAnimatedColor darkAnimatedBackgroundColor
            cancelGlobalCornerRadius animatedCornerRadius animatedBackViewCornerRadius
            animatedHeight viewHeight initWithViewHeight: animatedWithViewHeight:
            originViewHeight containNestAnimation canLoadAgain filterSubViewSize
            targetControllerClassName withoutSubViewsClass needToCreateTextFieldLayer configed
            closeCache isNest dropAnimationDuration dropAnimationDeepColor
            dropAnimationDeepColorInDarkMode categoryBlock
            """),
        Topic(
            title: "lists",
            """
            runIndexDict runHeaderIndexDict runFooterIndexDict cellIndexArray cellClassArray
            cellCountArray headerClassArray footerClassArray headerSectionArray
            footerSectionArray runningCount animatedSectionCount scrollEnabled oldScrollEnabled
            scrollToTopEnabled pullLoadingComponent oldDelegate oldDataSource protocolContainer
            protocolContainerClass isRebindDelegateIMP isRebindDataSourceIMP cellHeight
            cellHeightArray animatedCount showTableHeaderView showTableFooterView
            oldEstimatedRowHeight headerHeightArray footerHeightArray tabHeadViewAnimated
            tabFooterViewAnimated cellSize cellSizeArray headerSizeArray footerSizeArray
            waterFallLayoutHeightSel waterFallLayoutHeightArray waterFallLayoutDelegate
            """),
        Topic(
            title: "starting",
            """
            tab_startAnimation tab_startAnimationWithCompletion:
            tab_startAnimationWithDelayTime:completion: tab_startAnimationWithIndex:
            tab_startAnimationWithIndex:completion:
            tab_startAnimationWithIndex:delayTime:completion: tab_startAnimationWithSection:
            tab_startAnimationWithSection:completion:
            tab_startAnimationWithSection:delayTime:completion: tab_startAnimationWithRow:
            tab_startAnimationWithRow:completion:
            tab_startAnimationWithRow:delayTime:completion:
            tab_startAnimationWithConfigBlock:adjustBlock:completion:
            """),
        Topic(
            title: "ending",
            """
            tab_endAnimation tab_endAnimationEaseOut tab_endAnimationWithIndex:
            tab_endAnimationWithSection: tab_endAnimationWithRow:
            """),
        Topic(
            title: "addressing",
            """
            animation animations animationsWithIndexs animationN animationWithName create
            createN backgroundComponent
            """),
        Topic(
            title: "adjusting",
            """
            left right up down x y x_offset y_offset width height reducedWidth reducedHeight
            reducedWidth_vertical reducedHeight_horizontal radius reducedRadius line
            lineWithMode space lastLineScale targetLineWidth targetLineHeight targetLineSpace
            targetLineScale rangeLineWidth rangeLineHeight rangeLineSpace remove placeholder
            removeContents color gradient removeShadow cancelAlignCenter withoutAnimation
            penetrate toLongAnimation toShortAnimation dropIndex dropFromIndex dropStayTime
            removeOnDrop horizontalCenterOffset verticalCenterOffset
            """),
        Topic(
            title: "relations",
            """
            leftEqualTo rightEqualTo topEqualTo bottomEqualTo widthEqualTo heightEqualTo
            leftEqualToRight rightEqualToLeft topEqualToBottom bottomEqualToTop
            leftEqualTo_offset rightEqualTo_offset topEqualTo_offset bottomEqualTo_offset
            widthEqualTo_offset heightEqualTo_offset leftEqualToRight_offset
            rightEqualToLeft_offset topEqualToBottom_offset bottomEqualToTop_offset
            """),
        Topic(
            title: "animations",
            """
            classicAnimation binAnimation shimmerAnimation dropAnimation longToValue
            shortToValue animatedDuration animatedDurationBin animatedDurationShimmer
            shimmerDirection shimmerBackColor shimmerBackColorInDarkMode shimmerBrightness
            shimmerBrightnessInDarkMode TABDropAnimationImpl dropWithAnimation
            kAnimatedClassicAnimation kAnimatedBinAnimation kShimmerAnimationKey
            kAnimatedDropAnimation
            """),
    ]

    static let skeletonView = [
        Topic(
            title: "flags",
            """
            isSkeletonable isHiddenWhenSkeletonIsActive
            isUserInteractionDisabledWhenSkeletonIsActive skeletonCornerRadius
            """),
        Topic(
            title: "the namespace",
            """
            sk type SkeletonViewExtended SkeletonViewExtension sk.isSkeletonActive
            sk.skeletonTreeDescription isSkeletonActive skeletonDescription
            """),
        Topic(
            title: "showing",
            """
            showSkeleton showGradientSkeleton showAnimatedSkeleton showAnimatedGradientSkeleton
            delay SkeletonLayerAnimation
            """),
        Topic(
            title: "updating",
            """
            updateSkeleton updateGradientSkeleton updateAnimatedSkeleton
            updateAnimatedGradientSkeleton
            """),
        Topic(
            title: "hiding",
            """
            hideSkeleton reloadDataAfter layoutSkeletonIfNeeded startSkeletonAnimation
            stopSkeletonAnimation prepareSkeleton
            """),
        Topic(
            title: "transitions and types",
            """
            SkeletonTransitionStyle SkeletonType
            """),
        Topic(
            title: "colors and appearance",
            """
            SkeletonGradient turquoise greenSea emerald nephritis peterRiver belizeHole amethyst
            wisteria wetAsphalt midnightBlue sunFlower flatOrange carrot pumpkin alizarin
            pomegranate clouds silver concrete asbestos darkClouds skeletonDefault darker
            lighter complementaryColor SkeletonAppearance.default SkeletonViewAppearance
            tintColor gradient multilineHeight textLineHeight multilineSpacing
            multilineLastLineFillPercent multilineCornerRadius renderSingleLineAsView
            skeletonCornerRadius useFontLineHeight
            """),
        Topic(
            title: "animations",
            """
            pulse SkeletonAnimationBuilder makeSlidingAnimation slidingAnimation
            GradientDirection leftRight rightLeft topBottom bottomTop topLeftBottomRight
            bottomRightTopLeft
            """),
        Topic(
            title: "text",
            """
            lastLineFillPercent linesCornerRadius skeletonLineSpacing skeletonPaddingInsets
            skeletonTextLineHeight skeletonTextNumberOfLines useFontLineHeight
            SkeletonTextLineHeight SkeletonTextNumberOfLines
            """),
        Topic(
            title: "lists",
            """
            ReusableCellIdentifier ReusableHeaderFooterIdentifier SkeletonReusableCell
            automaticNumberOfSkeletonRows automaticNumberOfSkeletonItems
            SkeletonTableViewDataSource SkeletonTableViewDelegate
            SkeletonCollectionViewDataSource SkeletonCollectionViewDelegate numSections
            numberOfRowsInSection cellIdentifierForRowAt skeletonCellForRowAt
            prepareCellForSkeleton cellIdenfierForRowAt identifierForHeaderInSection
            identifierForFooterInSection numberOfItemsInSection cellIdentifierForItemAt
            supplementaryViewIdentifierOfKind skeletonCellForItemAt prepareViewForSkeleton
            """),
        Topic(
            title: "notifications",
            """
            skeletonWillAppearNotification skeletonDidAppearNotification
            skeletonWillUpdateNotification skeletonDidUpdateNotification
            skeletonWillDisappearNotification skeletonDidDisappearNotification
            willBeginShowingSkeletons didShowSkeletons willBeginUpdatingSkeletons
            didUpdateSkeletons willBeginHidingSkeletons didHideSkeletons
            """),
    ]
}
