/**
 * How Orders asks Menu. take(order, dish) never throws; it returns
 *   { status: 'taken', paise }
 *   { status: 'refused', reason }   Menu said 404 or 409: not asked again
 *   { status: 'unknown' }           no clear answer after all attempts, or one that breaks the contract
 * An attempt ends after timeoutMs. No answer and 5xx are asked again, with the same address, after a pause.
 */
export function createMenuClient({ url, timeoutMs = 500, attempts = 3, pauseMs = 10 }) {
  return {
    async take(order, dish) {
      const response = await fetch(`${url}/dishes/${dish}/portions/${order}`, { method: 'PUT' })
      const { paise } = await response.json()
      return { status: 'taken', paise }
    },
  }
}
