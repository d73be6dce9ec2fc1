export type Mandi = { id: number; name: string; district: string; state: string }

/**
 * The mandis whose name contains the text; those that start with it come
 * first, both groups in alphabetical order.
 */
export function searchMandis(mandis: readonly Mandi[], text: string): Mandi[] {
  // Bring the name and the text into the same simple form before you compare.
  return []
}

const few: Mandi[] = [
  { id: 1, name: 'Lasalgaon', district: 'Nashik', state: 'Maharashtra' },
  { id: 2, name: 'Mālegaon', district: 'Nashik', state: 'Maharashtra' },
]
console.log(searchMandis(few, 'lasal gaon'))
