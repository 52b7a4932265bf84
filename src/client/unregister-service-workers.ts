/** Unregisters any service worker that an earlier site left at this address (rule F11). */
export async function unregisterServiceWorkers({
  serviceWorker,
}: Pick<Navigator, 'serviceWorker'>): Promise<void> {
  try {
    for (const registration of await serviceWorker.getRegistrations()) void registration.unregister()
  } catch {
    // No service workers in this browser, or not for this page.
  }
}
