import type { PriceRow } from './types.ts'

export type Change = { direction: 'up' | 'down' | 'same' | 'unknown'; text: string }

const rupees = new Intl.NumberFormat('en-IN')
export const formatPrice = (price: number) => rupees.format(price)

export function changeOf({ usual, yesterday }: Pick<PriceRow, 'usual' | 'yesterday'>): Change {
  if (yesterday === null) return { direction: 'unknown', text: 'no price yesterday' }
  const difference = usual - yesterday
  if (difference === 0) return { direction: 'same', text: 'same' }
  const direction = difference > 0 ? 'up' : 'down'
  return { direction, text: `${direction} ${formatPrice(Math.abs(difference))}` }
}
