import type { Mandi } from './types.ts'

/** A new set: with the id if it wasn't there, without it if it was. */
export function togglePin(pinned: ReadonlySet<number>, id: number): Set<number> {
  return new Set()
}

/**
 * The pinned mandis first, then the others, both in their given order. It's
 * a new list.
 */
export function pinnedFirst(mandis: readonly Mandi[], pinned: ReadonlySet<number>): Mandi[] {
  return []
}
