import { changeOf, formatPrice } from './change.ts'
import type { PriceRow } from './mandis.ts'

const signs = { up: '▲', down: '▼', same: '=', unknown: '' }

function Row({ row }: { row: PriceRow }) {
  const { direction, text } = changeOf(row)
  return (
    <tr>
      <th scope="row">{row.crop}</th>
      <td>{formatPrice(row.low)}</td>
      <td>{formatPrice(row.usual)}</td>
      <td>{formatPrice(row.high)}</td>
      <td className={direction}>
        <span aria-hidden="true">{signs[direction]}</span> {text}
      </td>
    </tr>
  )
}

export function PriceTable({ name, rows }: { name: string; rows: PriceRow[] }) {
  return (
    <div className="scroll" tabIndex={0} role="region" aria-label={`Prices in ${name}`}>
      <table>
        <caption>{name}, ₹ per quintal</caption>
        <thead>
          <tr>
            <th scope="col">Crop</th>
            <th scope="col">Low</th>
            <th scope="col">Usual</th>
            <th scope="col">High</th>
            <th scope="col">Since yesterday</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.crop} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
