import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the island on its first pointer, touch or focus. */
    'client:interaction'?: boolean
  }
}
