import type { components } from './api.ts'

export type PriceRow = components['schemas']['PriceRow']

/**
 * Describe the four states: loading, empty, some and failed. Each has exactly
 * what belongs to it.
 */
export type BoardState = { kind: 'loading' }

/** 'empty' without rows, otherwise 'some'. */
export function fromRows(rows: readonly PriceRow[], day: string): BoardState {
  return { kind: 'loading' }
}

/** The HTML of a state. */
export function render(state: BoardState): string {
  switch (state.kind) {
    case 'loading':
      return '<p>Loading prices…</p>'
    default:
      return state satisfies never
  }
}

console.log(render(fromRows([{ crop: 'Onion', usual: 1780, yesterday: 1725 }], '3 November 2026')))
