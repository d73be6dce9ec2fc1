import type { Mandi } from './mandis.ts'
import { PriceTable } from './PriceTable.tsx'

type Props = { mandi: Mandi; isPinned: boolean; onPin: (id: number) => void }

export function MandiCard({ mandi, isPinned, onPin }: Props) {
  const headingId = `mandi-${mandi.id}`
  return (
    <section className="card" aria-labelledby={headingId}>
      <h2 id={headingId}>{mandi.name}</h2>
      <p>{mandi.state}</p>
      <button type="button" className="pin" aria-pressed={isPinned} onClick={() => onPin(mandi.id)}>
        Pin {mandi.name}
      </button>
      <PriceTable name={mandi.name} rows={mandi.prices} />
      <label htmlFor={`note-${mandi.id}`}>My note</label>
      <input id={`note-${mandi.id}`} type="text" autoComplete="off" />
    </section>
  )
}
