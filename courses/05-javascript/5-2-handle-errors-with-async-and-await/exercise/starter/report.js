/** A promise for an old function that calls back with (error, value). */
export function fromCallback(start) {
  // Write your code here.
}

/** Opens a resource, works with it, and always closes it. */
export async function withResource(open, work) {
  // Not right yet: what if work fails? And who waits for close()?
  const resource = await open()
  const result = work(resource)
  resource.close()
  return result
}

/** Loads everything together. Returns { loaded, failed }, two Maps by id. */
export async function loadAll(ids, load) {
  // Write your code here.
}
