import type { Mandi } from './types.ts'

/** A new set: with the id if it wasn't there, without it if it was. */
export function togglePin(pinned: ReadonlySet<number>, id: number): Set<number> {
  const next = new Set(pinned)
  if (!next.delete(id)) next.add(id)
  return next
}

/** The pinned mandis first, then the others, both in their given order. */
export function pinnedFirst(mandis: readonly Mandi[], pinned: ReadonlySet<number>): Mandi[] {
  return mandis.toSorted((a, b) => Number(pinned.has(b.id)) - Number(pinned.has(a.id)))
}
