import { useState } from 'react'
import { MandiCard } from './MandiCard.tsx'
import { pinnedFirst, togglePin } from './pins.ts'
import type { Mandi } from './types.ts'

export function Board({ mandis }: { mandis: Mandi[] }) {
  const [pinned, setPinned] = useState<ReadonlySet<number>>(new Set())

  // Derived from the two values above: calculated on every render, stored nowhere.
  const sorted = pinnedFirst(mandis, pinned)

  return (
    <>
      <p role="status">
        {mandis.length} mandis, {pinned.size} pinned
      </p>
      <div className="board">
        {sorted.map((mandi) => (
          <MandiCard key={mandi.id} mandi={mandi} isPinned={pinned.has(mandi.id)} onPin={(id) => setPinned((before) => togglePin(before, id))} />
        ))}
      </div>
    </>
  )
}
