// The directive first: an island asks for it as soon as its element is known.
import './interaction-directive.ts'
import 'astro/runtime/server/astro-island.js'
