/** The room on view (rule F7): its position among `count` pictures, from 0. */
export interface GalleryState {
  index: number
  count: number
}

export type GalleryAction =
  | { type: 'HOME_SCREEN_GALLERY_PREVIOUS_IMAGE' }
  | { type: 'HOME_SCREEN_GALLERY_NEXT_IMAGE' }
  | { type: 'HOME_SCREEN_GALLERY_SHOW_IMAGE'; index: number }

const modulo = (index: number, count: number): number => (count > 0 ? ((index % count) + count) % count : 0)

/** Previous and next wrap around at both ends; showing a picture is what a swipe does. */
export function galleryReducer({ index, count }: GalleryState, action: GalleryAction): GalleryState {
  switch (action.type) {
    case 'HOME_SCREEN_GALLERY_PREVIOUS_IMAGE':
      return { count, index: modulo(index - 1, count) }
    case 'HOME_SCREEN_GALLERY_NEXT_IMAGE':
      return { count, index: modulo(index + 1, count) }
    case 'HOME_SCREEN_GALLERY_SHOW_IMAGE':
      return { count, index: modulo(action.index, count) }
  }
}
