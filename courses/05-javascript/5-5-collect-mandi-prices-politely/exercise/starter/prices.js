import { fetchWell } from './fetch-well.js'
import { mapLimit, readPages } from './limit.js'

/** The prices of all districts, and the districts whose price could not be loaded: { prices, failed }, two Maps. */
export async function collectPrices(site, { limit = 3, signal, fetch = globalThis.fetch, retries = 2 } = {}) {
  const get = (path) => fetchWell(`${site}${path}`, { signal, fetch, retries })
  // Write your code here. Begin with the list of districts: readPages(load) calls load with each token.
  return { prices: new Map(), failed: new Map() }
}
