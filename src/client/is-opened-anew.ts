/** Whether a page was opened by a link or its address: not by Back, Forward or a reload, where the browser restores the offset. */
export function isOpenedAnew({ performance }: Window): boolean {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return opened?.type === 'navigate'
}
