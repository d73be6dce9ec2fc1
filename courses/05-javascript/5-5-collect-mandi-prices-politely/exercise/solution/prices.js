import { fetchWell } from './fetch-well.js'
import { mapLimit, readPages } from './limit.js'

/** The prices of all districts, and the districts whose price could not be loaded: { prices, failed }, two Maps. */
export async function collectPrices(site, { limit = 3, signal, fetch = globalThis.fetch, retries = 2 } = {}) {
  const get = async (path) => {
    const response = await fetchWell(`${site}${path}`, { signal, fetch, retries })
    if (!response.ok) throw new Error(`The server answered ${response.status}`)
    return response.json()
  }

  async function loadPage(token) {
    const path = token === undefined ? '/districts' : `/districts?page=${encodeURIComponent(token)}`
    try {
      return await get(path)
    } catch (cause) {
      signal?.throwIfAborted()
      // Without the list nobody knows what is missing, so this stops everything.
      throw new Error(`Could not read ${site}${path}`, { cause })
    }
  }

  /** A failure of one district is a value: thrown, it would stop all others. */
  async function outcomeOf(district) {
    try {
      const { paise } = await get(`/price/${encodeURIComponent(district)}`)
      if (!Number.isSafeInteger(paise)) throw new Error('There is no price in the answer')
      return { district, paise }
    } catch (cause) {
      signal?.throwIfAborted()
      return { district, error: new Error(`Could not load the price of ${district}`, { cause }) }
    }
  }

  const districts = await Array.fromAsync(readPages(loadPage))
  const outcomes = await mapLimit(districts, limit, outcomeOf)
  const prices = new Map()
  const failed = new Map()
  for (const { district, paise, error } of outcomes) {
    if (error) failed.set(district, error)
    else prices.set(district, paise)
  }
  return { prices, failed }
}
