/** What has not come by then, in ms, is late: what was pressed says so, and what an address asks for is shown as it was built. */
export const LATE_MS = 5000
