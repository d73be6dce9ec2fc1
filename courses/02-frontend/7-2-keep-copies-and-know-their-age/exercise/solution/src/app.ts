import { fetchPrices, reportPrice, type Price } from './api.ts'
import { createCache } from './cache.ts'
import { now } from './lab.ts'

const find = <Found extends Element>(selector: string) => document.querySelector<Found>(selector)!

/** Makes the page work. main.ts calls it once; a second call is like a reload. */
export function start(): void {
  const cache = createCache<Price[]>({ staleMs: 60_000, now, storage: localStorage })
  const [mandi, crop] = [find<HTMLSelectElement>('#mandi'), find<HTMLSelectElement>('#crop')]
  const [status, problem] = [find('#status'), find('#problem')]

  function draw(prices: Price[]) {
    const items = prices.map(({ crop, usual }) => {
      const item = document.createElement('li')
      item.textContent = `${crop} ₹${usual.toLocaleString('en-IN')}`
      return item
    })
    find('#prices').replaceChildren(...items)
  }

  async function show() {
    const [place, wanted] = [mandi.value, crop.value]
    const parts = ['prices', place, { crop: wanted }]
    const isShown = () => mandi.value === place && crop.value === wanted
    const copy = cache.read(parts)
    draw(copy.state === 'missing' ? [] : copy.value)
    if (copy.state === 'fresh') return void (status.textContent = 'Up to date')
    status.textContent = copy.state === 'stale' ? 'Checking for newer prices…' : 'Loading prices…'
    try {
      const prices = await fetchPrices(place, wanted)
      cache.write(parts, prices)
      // Somebody may have chosen another mandi in the meantime.
      if (!isShown()) return
      draw(prices)
      status.textContent = 'Up to date'
    } catch {
      if (isShown()) status.textContent = copy.state === 'stale' ? oldText(copy.ageMs) : 'We couldn’t load the prices.'
    }
  }

  async function report() {
    const field = find<HTMLInputElement>('#reported-price')
    problem.textContent = ''
    try {
      await reportPrice(mandi.value, { crop: find<HTMLSelectElement>('#reported-crop').value, usual: Number(field.value) })
    } catch {
      problem.textContent = 'Not saved. Please try again.'
      return
    }
    field.value = ''
    cache.invalidate(['prices', mandi.value])
    await show()
  }

  mandi.onchange = () => void show()
  crop.onchange = () => void show()
  find<HTMLFormElement>('#report').onsubmit = (event) => {
    event.preventDefault()
    void report()
  }
  void show()
}

const oldText = (ageMs: number) => {
  const minutes = Math.floor(ageMs / 60_000)
  const age = minutes === 0 ? 'less than a minute' : minutes === 1 ? '1 minute' : `${minutes} minutes`
  return `These prices are from ${age} ago. We couldn’t reach the server.`
}
