import type { Network } from './network.js'

export type Budget = {
  /** What each first attempt pays in, such as 0.1. */
  ratio: number
  /** What the box holds in the beginning, and at most. */
  start: number
  most: number
}

export type Client = {
  /** Resolves to the price in paise, or rejects with the last error. */
  price: (dish: string) => Promise<number>
}

const retries = 2
const pauseMs = 60
const mayPass = (error: unknown) => error instanceof Error && ['timeout', 'overloaded'].includes(error.message)

export function createClient(network: Network, { ratio, start, most }: Budget): Client {
  let box = start
  /** Fractions such as 0.1 add up to 0.9999999999 instead of 1. */
  const spend = () => {
    if (box < 1 - 1e-9) return false
    box -= 1
    return true
  }
  return {
    async price(dish) {
      box = Math.min(most, box + ratio)
      for (let attempt = 0; ; attempt++) {
        try {
          const { paise } = await network.call<{ paise: number }>('orders', 'menu', { dish }, { timeout: 250 })
          return paise
        } catch (error) {
          if (attempt === retries || !mayPass(error) || !spend()) throw error
          await network.sleep(network.random() * pauseMs * 2 ** attempt)
        }
      }
    },
  }
}
