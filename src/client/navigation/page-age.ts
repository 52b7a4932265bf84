/**
 * How long a browser shows a page that it has without asking again, in seconds: what was fetched ahead comes at once. A page of the
 * last deploy finds its own files (docs/decisions.md, "An open page finds the files that it was built with").
 */
export const PAGE_AGE_S = 60
