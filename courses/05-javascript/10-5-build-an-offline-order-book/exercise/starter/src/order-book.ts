export type Item = { id: string; paise: number; quantity: number }
export type Draft = { customer: string; items: readonly Item[] }
export type Order = { key: string; customer: string; items: readonly Item[]; paise: number }

type Storage = { getItem(name: string): string | null; setItem(name: string, text: string): void }
type Options = { storage: Storage; send: (order: Order) => Promise<void> }

/** Orders that wait for the network. Nothing is lost, and nothing is sent twice. */
export function createOrderBook({ storage, send }: Options) {
  return {
    /** Stores an order with a key of its own and returns it. Throws if the draft is wrong. */
    add(draft: Draft): Order {
      // Write your code here.
      throw new Error('not written yet')
    },
    /** The orders that wait, oldest first. */
    pending(): Order[] {
      return []
    },
    /** Sends the waiting orders in their order, until one fails. A call while it runs joins it. */
    async flush(): Promise<{ sent: number; left: number }> {
      return { sent: 0, left: 0 }
    },
    /** How many stored entries could not be read. */
    unreadable(): number {
      return 0
    },
  }
}
