import type { PriceRow } from './mandis.ts'

export type Change = { direction: 'up' | 'down' | 'same'; text: string }

const rupees = new Intl.NumberFormat('en-IN')
export const formatPrice = (price: number) => rupees.format(price)

export function changeOf({ usual, yesterday }: Pick<PriceRow, 'usual' | 'yesterday'>): Change {
  const diff = usual - (yesterday ?? 0)
  if (diff === 0) return { direction: 'same', text: 'same' }
  const direction = diff > 0 ? 'up' : 'down'
  return { direction, text: `${Math.round((Math.abs(diff) / usual) * 100)}%` }
}
