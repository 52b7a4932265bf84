/** What has not come by then, in ms, is late: what was pressed says so, what an address asks for is shown as it was built, and a page is left to the browser. */
export const LATE_MS = 5000
