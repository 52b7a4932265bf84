import { announceSlowNavigation } from './announce-slow-navigation.ts'
import { growPicture } from './grow-picture.ts'
import { prefetchOnHover } from './prefetch-on-hover.ts'

// What makes leaving a page pleasant; nothing that must not be missed.
const world = { page: document, view: window }
growPicture(world)
announceSlowNavigation(world)
prefetchOnHover(world)
