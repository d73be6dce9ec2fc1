import { use } from 'react'
import { filterMandis, type Filters } from './filters.ts'
import { linkTo } from './site.ts'
import { useFilters } from './use-filters.ts'
import type { Mandi, PriceFile } from './types.ts'

const longDay = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' })
const unique = (values: string[]) => [...new Set(values)].toSorted()

export function Board({ prices }: { prices: Promise<PriceFile | null> }) {
  const file = use(prices)
  const [filters, setFilters] = useFilters()
  if (file === null) return <p role="alert">We couldn’t load the prices. Reload the page to try again.</p>

  const { mandis } = file
  const shown = filterMandis(mandis, filters)
  const choose = (change: Partial<Filters>) => setFilters({ ...filters, ...change })
  const crops = unique(mandis.flatMap((mandi) => mandi.prices.map((row) => row.crop)))
  const states = unique(mandis.map((mandi) => mandi.state))

  return (
    <>
      <form method="get" onSubmit={(event) => event.preventDefault()}>
        <Choice label="Crop" name="crop" options={crops} value={filters.crop} onChange={(crop) => choose({ crop })} />
        <Choice label="State" name="state" options={states} value={filters.state} onChange={(state) => choose({ state })} />
      </form>
      <p role="status">
        {shown.length === 0
          ? 'No mandi matches. Choose another crop or state.'
          : `${shown.length} of ${mandis.length} mandis`}
      </p>
      <p className="source">Demo data of {longDay.format(new Date(file.day))}.</p>
      <a href={linkTo(filters)}>Link to this view</a>
      <div className="board">
        {shown.map((mandi) => (
          <Card key={mandi.id} mandi={mandi} />
        ))}
      </div>
    </>
  )
}

type ChoiceProps = { label: string; name: string; options: string[]; value: string; onChange: (value: string) => void }

function Choice({ label, name, options, value, onChange }: ChoiceProps) {
  return (
    <label>
      {label}{' '}
      <select name={name} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">All</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  )
}

function Card({ mandi }: { mandi: Mandi }) {
  return (
    <section aria-labelledby={`mandi-${mandi.id}`}>
      <h2 id={`mandi-${mandi.id}`}>{mandi.name}</h2>
      <table>
        <caption>{mandi.state}, ₹ per quintal</caption>
        <tbody>
          {mandi.prices.map((row) => (
            <tr key={row.crop}>
              <th scope="row">{row.crop}</th>
              <td>{row.usual.toLocaleString('en-IN')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
