import { use } from 'react'
import { FilterForm } from './FilterForm.tsx'
import { filterMandis } from './filters.ts'
import { useFilters } from './use-filters.ts'
import { PriceTable } from './PriceTable.tsx'
import type { Mandi, PriceFile } from './types.ts'

const unique = (values: string[]) => [...new Set(values)].toSorted()

export function Board({ prices }: { prices: Promise<PriceFile | null> }) {
  const file = use(prices)
  const [filters, setFilters] = useFilters()
  if (file === null) return <p role="alert">We couldn't load the prices. Reload the page to try again.</p>

  const { mandis } = file
  const shown = filterMandis(mandis, filters)
  const crops = unique(mandis.flatMap((mandi) => mandi.prices.map((row) => row.crop)))
  const states = unique(mandis.map((mandi) => mandi.state))

  return (
    <>
      <FilterForm crops={crops} states={states} filters={filters} onChange={setFilters} />
      <p role="status">{shown.length === 0 ? 'No mandi matches. Choose another crop or state.' : `${shown.length} of ${mandis.length} mandis`}</p>
      <div className="board">
        {shown.map((mandi) => (
          <MandiCard key={mandi.id} mandi={mandi} />
        ))}
      </div>
    </>
  )
}

function MandiCard({ mandi }: { mandi: Mandi }) {
  const headingId = `mandi-${mandi.id}`
  return (
    <section className="card" aria-labelledby={headingId}>
      <h2 id={headingId}>{mandi.name}</h2>
      <p>{mandi.state}</p>
      <PriceTable name={mandi.name} rows={mandi.prices} />
    </section>
  )
}
