import type { PriceRow } from './types.ts'

export type Change = { direction: 'up' | 'down' | 'same' | 'unknown'; text: string }

/**
 * Takes an object with the two fields usual and yesterday of a row.
 * 'up 1,450', 'down 60', 'same', or 'no price yesterday' for null. Numbers are
 * grouped as in India.
 */
export function changeOf({ usual, yesterday }: Pick<PriceRow, 'usual' | 'yesterday'>): Change {
  return { direction: 'unknown', text: '' }
}
