import { announceSlowNavigation } from './announce-slow-navigation.ts'
import { markSharedElement } from './mark-shared-element.ts'
import { prefetchOnHover } from './prefetch-on-hover.ts'

// What makes leaving a page pleasant; nothing that must not be missed.
const world = { page: document, view: window }
markSharedElement(world)
announceSlowNavigation(world)
prefetchOnHover(world)
