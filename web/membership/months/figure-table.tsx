import { useId } from 'react'
import { exactRupees } from '#web/kit/format.ts'
import { classes } from '#web/kit/layout/classes.ts'
import { FigureLink } from './figure-link.tsx'
import type { FigureRow, Figures } from './months.rules.ts'

/** Figures in columns that line up. A phone shows the last one, and those that differ from it below the label. */
export function FigureTable({ title, note, head, rows, sum }: Figures) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className="surface min-w-0 overflow-hidden pb-1">
      <h2 id={heading} className="type-h3 px-5 pt-5 sm:px-6">
        {title}
      </h2>
      {note && <p className="type-small px-5 pt-1 text-soft sm:px-6">{note}</p>}
      <table className="narrow mt-2 w-full border-collapse text-left text-[0.9375rem] leading-snug">
        <thead>
          <tr>
            <th scope="col" className={classes('cell-head', firstColumn)}>
              <span className="sr-only">{title}</span>
            </th>
            {head.map((name, at) => (
              <th key={name} scope="col" className={classes('cell-head cell-numeric', columnLook(at, head))}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} head={head} />
          ))}
        </tbody>
        <tfoot className="font-semibold [&_.cell]:border-t-edge">
          <Row row={sum} head={head} />
        </tfoot>
      </table>
    </section>
  )
}

const firstColumn = 'pl-5! sm:pl-6!'

/** Of one width in all tables with as many columns, so that these line up too. */
const columnLook = (at: number, head: string[]) =>
  classes(head.length > 3 ? 'md:w-[13%]' : 'md:w-[18%]', at === head.length - 1 ? 'pr-5! sm:pr-6!' : 'max-md:hidden')

const zero = exactRupees(0)

function Row({ row: { label, count, cells, to }, head }: { row: FigureRow; head: string[] }) {
  const hidden = head.slice(0, -1).flatMap((column, at) => {
    const cell = cells[at]!
    return cell === zero || cell === cells.at(-1) ? [] : [{ column, cell, address: to?.[at] }]
  })
  return (
    <tr>
      <th scope="row" className={classes('cell text-left [font-weight:inherit]!', firstColumn)}>
        <span className="mr-2">{label}</span>
        {count && <span className="type-small font-normal text-soft">{count}</span>}
        <span className="type-small block font-normal text-soft md:hidden">
          {hidden.map(({ column, cell, address }) => (
            <span key={column} className="mr-3 inline-block whitespace-nowrap tabular-nums">
              {column} <FigureLink to={address}>{cell}</FigureLink>
            </span>
          ))}
        </span>
      </th>
      {cells.map((cell, at) => (
        <td
          key={head[at]}
          className={classes('cell cell-numeric whitespace-nowrap [font-weight:inherit]!', columnLook(at, head))}
        >
          <FigureLink to={cell === zero ? undefined : to?.[at]}>{cell}</FigureLink>
        </td>
      ))}
    </tr>
  )
}
