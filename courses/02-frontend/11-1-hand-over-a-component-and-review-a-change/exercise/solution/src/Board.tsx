import { useState } from 'react'
import { MandiCard } from './MandiCard.tsx'
import type { Mandi } from './mandis.ts'

export function Board({ mandis }: { mandis: Mandi[] }) {
  const [pinned, setPinned] = useState<ReadonlySet<number>>(new Set())

  // Derived from the two values above: calculated on every render, stored nowhere.
  const sorted = mandis.toSorted((a, b) => Number(pinned.has(b.id)) - Number(pinned.has(a.id)))

  const togglePin = (id: number) =>
    setPinned((before) => (before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set([...before, id])))

  return (
    <div className="board">
      {sorted.map((mandi) => (
        <MandiCard key={mandi.id} mandi={mandi} isPinned={pinned.has(mandi.id)} onPin={togglePin} />
      ))}
    </div>
  )
}
