/** Calls work(item, index) for every item, at most `limit` at a time. Results are in the order of the items. */
export async function mapLimit(items, limit, work) {
  // This starts everything at once. Respect the limit.
  return Promise.all(items.map(work))
}

/** All rows of all pages. `load(token)` returns { rows, next }; the end is next: null. */
export async function* readPages(load) {
  // Write your code here.
}
