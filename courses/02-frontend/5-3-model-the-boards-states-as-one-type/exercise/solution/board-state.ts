import type { components } from './api.ts'

export type PriceRow = components['schemas']['PriceRow']

export type BoardState =
  | { kind: 'loading' }
  | { kind: 'empty'; day: string }
  | { kind: 'some'; day: string; rows: [PriceRow, ...PriceRow[]] }
  | { kind: 'failed'; reason: 'offline' | 'server' }

export function fromRows(rows: readonly PriceRow[], day: string): BoardState {
  const [first, ...rest] = rows
  return first === undefined ? { kind: 'empty', day } : { kind: 'some', day, rows: [first, ...rest] }
}

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const rupees = new Intl.NumberFormat('en-IN')

function change(row: PriceRow): string {
  if (row.yesterday === null) return 'no price yesterday'
  const difference = row.usual - row.yesterday
  if (difference === 0) return '<span aria-hidden="true">=</span> same'
  return difference > 0
    ? `<span aria-hidden="true">▲</span> up ${rupees.format(difference)}`
    : `<span aria-hidden="true">▼</span> down ${rupees.format(-difference)}`
}

export function render(state: BoardState): string {
  switch (state.kind) {
    case 'loading':
      return '<p>Loading prices…</p>'
    case 'empty':
      return `<p>No prices on ${escape(state.day)}. The mandi may be closed today.</p>`
    case 'some':
      return `<table>
  <caption>Prices on ${escape(state.day)}, ₹ per quintal</caption>
  <thead><tr><th scope="col">Crop</th><th scope="col">Usual</th><th scope="col">Since yesterday</th></tr></thead>
  <tbody>
${state.rows.map((row) => `    <tr><th scope="row">${escape(row.crop)}</th><td>${rupees.format(row.usual)}</td><td>${change(row)}</td></tr>`).join('\n')}
  </tbody>
</table>`
    case 'failed':
      return `<p>${state.reason === 'offline' ? 'We can’t reach the server. Check your connection.' : 'The price server has a problem. Please try again in a minute.'}</p>
<button type="button" data-action="retry">Try again</button>`
    default:
      return state satisfies never
  }
}
