/** Whether a popover is open: always, where a browser knows none and shows it as a part of the page. */
export const isPopoverOpen = (element: HTMLElement | null): boolean =>
  element !== null && (!('popover' in element) || element.matches(':popover-open'))
