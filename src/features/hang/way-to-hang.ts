/** How a device hangs a product: by what iPhones and iPads have, by the camera in the browser, or by handing over to a phone. */
export type WayToHang = 'quickLook' | 'camera' | 'phone'

/** The one of a device whose page shows "In your room" (ProductPageScript.astro). */
export function wayToHang({ document: page }: Window): WayToHang {
  if (page.createElement('a').relList.supports('ar')) return 'quickLook'
  return page.documentElement.dataset.hangs === undefined ? 'phone' : 'camera'
}
