/** Whether a popover is open: always true in a browser without popovers, which shows it as part of the page. */
export const isPopoverOpen = (element: HTMLElement | null): boolean =>
  element !== null && (!('popover' in element) || element.matches(':popover-open'))
