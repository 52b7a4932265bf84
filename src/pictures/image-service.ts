import sharpService from 'astro/assets/services/sharp'

/**
 * Astro's own image service, with other names: `porch.DfeZ2Xqc_Z1x2Y3.avif` is a picture's name, a hash of its
 * content and one of how it is encoded. Astro puts the picture's address into the last as well, which makes it another for
 * each picture: a list would send 13 bytes a product of what no packing shortens.
 */
export default {
  ...sharpService,
  propertiesToHash: ['width', 'height', 'format', 'quality', 'fit', 'position', 'background'],
}
