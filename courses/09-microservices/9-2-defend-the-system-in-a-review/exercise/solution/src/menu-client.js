import { setTimeout as sleep } from 'node:timers/promises'

export function createMenuClient({ url, timeoutMs = 500, attempts = 3, pauseMs = 10 }) {
  /** Null if the answer isn't clear and may be asked for again. */
  async function ask(path) {
    const response = await fetch(url + path, { method: 'PUT', signal: AbortSignal.timeout(timeoutMs) })
    if (response.status >= 500) return null
    const body = await response.json()
    if (response.status === 404 || response.status === 409) return { status: 'refused', reason: body.reason }
    return Number.isInteger(body.paise) ? { status: 'taken', paise: body.paise } : { status: 'unknown' }
  }
  return {
    async take(order, dish) {
      const path = `/dishes/${encodeURIComponent(dish)}/portions/${encodeURIComponent(order)}`
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        if (attempt > 1) await sleep(pauseMs * 2 ** (attempt - 2))
        const answer = await ask(path).catch(() => null)
        if (answer) return answer
      }
      return { status: 'unknown' }
    },
  }
}
