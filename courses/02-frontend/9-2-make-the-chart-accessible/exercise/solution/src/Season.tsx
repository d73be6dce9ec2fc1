import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Week } from './chart-math.ts'
import { SeasonChart } from './chart.tsx'
import { changeWithTransition } from './motion.ts'
import { formatPrice, formatWeek, summarise } from './summary.ts'

export function Season({ crop, weeks }: { crop: string; weeks: Week[] }) {
  const [isTable, setTable] = useState(false)
  const toggle = () => changeWithTransition(() => flushSync(() => setTable(!isTable)))

  return (
    <figure className="season">
      <figcaption id="season-summary">{summarise(crop, weeks)}</figcaption>
      <button type="button" aria-pressed={isTable} onClick={toggle}>
        Show as table
      </button>
      {isTable ? <SeasonTable crop={crop} weeks={weeks} /> : <SeasonChart crop={crop} weeks={weeks} describedBy="season-summary" />}
    </figure>
  )
}

function SeasonTable({ crop, weeks }: { crop: string; weeks: Week[] }) {
  return (
    <table>
      <caption>{crop}, ₹ per quintal</caption>
      <thead>
        <tr>
          <th scope="col">Week from</th>
          <th scope="col">Usual price</th>
        </tr>
      </thead>
      <tbody>
        {weeks.map(({ from, price }) => (
          <tr key={from}>
            <th scope="row">{formatWeek(from)}</th>
            <td>{price === null ? 'no price' : formatPrice(price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
