import type { PriceRow } from './mandis.ts'

export type Change = { direction: 'up' | 'down' | 'same' | 'unknown'; text: string }

const rupees = new Intl.NumberFormat('en-IN')
export const formatPrice = (price: number) => rupees.format(price)

export function changeOf({ usual, yesterday }: Pick<PriceRow, 'usual' | 'yesterday'>): Change {
  if (yesterday === null) return { direction: 'unknown', text: 'no price yesterday' }
  const difference = Math.abs(usual - yesterday)
  if (difference === 0) return { direction: 'same', text: 'same' }
  const direction = usual > yesterday ? 'up' : 'down'
  const text = `${direction} ${formatPrice(difference)}`
  if (yesterday === 0) return { direction, text }
  return { direction, text: `${text} (${Math.round((difference / yesterday) * 100)}%)` }
}
