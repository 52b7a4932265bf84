import type { ImageTransform } from 'astro'

/** What a thread has to know of the build before it can make a page. */
export interface ThreadSetup {
  /** The address of the built program that makes pages. */
  entry: string
  /** What Astro gives that program with `setInternals`, as far as pages are made from it. */
  internals: {
    pagesByKeys: ReadonlyMap<string, { styles: unknown }>
    entrySpecifierToBundleMap: ReadonlyMap<string, string>
  }
  /** Scripts that integrations put into every page. */
  scripts: unknown
  /** The encoder of pictures, which is a part of their names. */
  imageService: string
}

/** A page or an answer to be made. */
export interface Job {
  id: number
  url: string
  /** The route and the file that makes it, which are its key. */
  route: string
  component: string
}

/** A picture that a page names. */
export interface NamedPicture {
  /** What `astroAsset.addStaticImage` was given. */
  given: [transform: ImageTransform, hashProperties: string[], file: string | undefined]
  /** What the page names it by. */
  address: string
}

export interface Made {
  status: number
  headers: [string, string][]
  body: ArrayBuffer
}

export interface JobEnd {
  id: number
  /** Undefined when it could not be made. */
  made: Made | undefined
  /** What pages of this thread have named since it ended the job before: pictures to be encoded, and originals to be kept. */
  pictures: NamedPicture[]
  originals: string[]
}

export type FromThread = 'ready' | JobEnd
