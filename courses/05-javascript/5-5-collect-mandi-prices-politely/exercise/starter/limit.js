/** Calls work for every item, at most `limit` at a time. Results are in the order of the items. */
export async function mapLimit(items, limit, work) {
  if (!Number.isInteger(limit) || limit < 1) throw new RangeError('The limit must be a whole number above 0')
  const results = new Array(items.length)
  let next = 0
  let hasFailed = false

  async function worker() {
    while (next < items.length && !hasFailed) {
      const index = next++
      try {
        results[index] = await work(items[index], index)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
  }

  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker))
  return results
}

/** All rows of all pages. A page is loaded only when the rows before it are used up. */
export async function* readPages(load) {
  const seen = new Set()
  let token
  do {
    if (seen.has(token)) throw new Error(`The server sent the page token ${token} twice`)
    seen.add(token)
    const page = await load(token)
    yield* page.rows
    token = page.next
  } while (token !== null)
}
