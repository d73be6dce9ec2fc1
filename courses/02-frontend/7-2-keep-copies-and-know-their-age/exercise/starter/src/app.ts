import { fetchPrices, reportPrice, type Price } from './api.ts'
import { createCache } from './cache.ts'
import { now } from './lab.ts'

/** Makes the page work. main.ts calls it once; a second call is like a reload. */
export function start(): void {
  const cache = createCache<Price[]>({ staleMs: 60_000, now, storage: localStorage })
  const mandi = document.querySelector<HTMLSelectElement>('#mandi')!
  const status = document.querySelector('#status')!

  async function show() {
    // Which copy? Missing, fresh or stale? What if the server can't be reached?
    const prices = await fetchPrices(mandi.value, '')
    status.textContent = `${prices.length} prices`
  }

  mandi.onchange = () => void show()
  void show()
}
