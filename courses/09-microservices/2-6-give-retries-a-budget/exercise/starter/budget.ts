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

export function createClient(network: Network, { ratio, start, most }: Budget): Client {
  return {
    async price(dish) {
      for (let attempt = 0; ; attempt++) {
        try {
          const { paise } = await network.call<{ paise: number }>('orders', 'menu', { dish }, { timeout: 250 })
          return paise
        } catch (error) {
          if (attempt === 2) throw error
        }
      }
    },
  }
}
