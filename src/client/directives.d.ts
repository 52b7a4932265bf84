import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates the island on its first pointer, touch or focus; or when the address has one of the named parameters. */
    'client:interaction'?: boolean | string
  }
}
