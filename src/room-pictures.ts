const scene = (name: string): string => `content/images/scenes/${name}.jpg`

/** The rooms that open the listings, stand in the doors of the home page and go with shared links. */
export const ROOMS = {
  fans: scene('porch-tideway-65'),
  lighting: scene('dining-wagoner-8'),
  fansDoor: scene('living-axial-54'),
  lightingDoor: scene('kitchen-harbor-dome-16'),
  showroom: scene('dining-aurelia-ring-32'),
} as const
