import type { Mandi } from './types.ts'

/** All mandis, the pinned ones first. */
export function Board({ mandis }: { mandis: Mandi[] }) {
  return (
    <div className="board">
      <h2>{mandis[0]?.name}</h2>
    </div>
  )
}
