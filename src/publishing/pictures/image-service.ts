import sharpService from 'astro/assets/services/sharp'

/**
 * Astro's own image service, with other names: `porch.DfeZ2Xqc_Z1x2Y3.avif` is a picture's name, a hash of its
 * content and one of how it is encoded. Astro also puts the picture's address into the last one, which makes it different for
 * each picture: a list would send 13 incompressible bytes per product.
 */
export default {
  ...sharpService,
  propertiesToHash: ['width', 'height', 'format', 'quality', 'fit', 'position', 'background'],
}
