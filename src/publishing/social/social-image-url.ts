/** The address of the 1200 x 630 px picture for a shared link, made from one in content/images. */
export const socialImageUrl = (picture: string): string =>
  `/social/${picture.replace(/^content\/images\//, '').replace(/\.\w+$/, '')}.jpg`
