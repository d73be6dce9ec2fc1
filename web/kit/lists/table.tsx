/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-tabindex -- see Table */
import type { ReactNode } from 'react'
import { classes } from '../layout/classes.ts'

export type Column<Row> = {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Numbers stand at the right, in figures of one width. */
  numeric?: boolean
  /** The cell that names the row; on a phone it is the card's heading. */
  heading?: boolean
  /** Written by people: a name or title may be one long word, which must not push the other columns out of sight. */
  written?: boolean
  /** An actions column: its header is read out, not shown. */
  quiet?: boolean
  className?: string
}

export type TableProps<Row> = {
  caption: string
  showCaption?: boolean
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string | number
  /** What a phone gets: each row as a card, or the table as it is, to be pushed sideways. */
  phone?: 'cards' | 'scroll'
  /** Few and short columns: it stays a table in a frame where others are cards already. */
  isSlim?: boolean
  /** Instead of rows, when there are none. */
  empty?: ReactNode
  className?: string
}

/** Dense, in the narrow cut. Roles are written out because a phone's cards change `display`, and with it what is announced. */
export function Table<Row>({
  caption,
  showCaption = false,
  columns,
  rows,
  rowKey,
  phone = 'cards',
  isSlim = false,
  empty,
  className,
}: TableProps<Row>) {
  if (rows.length === 0 && empty) return <div className={classes('surface', className)}>{empty}</div>
  const isScroll = phone === 'scroll'
  const look = isScroll ? 'table-scroll' : 'table-cards'
  return (
    <div
      className={classes('table-frame', look, isSlim && 'table-slim', className)}
      // What scrolls must be reachable by keyboard.
      {...(isScroll && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
    >
      <table role="table" className="narrow w-full border-collapse text-left text-[0.9375rem] leading-snug">
        <caption className={showCaption ? 'type-h3 px-4 pt-4 pb-3 text-left' : 'sr-only'}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.key}
                role="columnheader"
                scope="col"
                className={classes('cell-head', column.numeric && 'cell-numeric')}
              >
                {column.quiet ? <span className="sr-only">{column.header}</span> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={rowKey(row)} role="row">
              {columns.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { numeric, written, quiet } = column
  const kind = classes(numeric && 'cell-numeric', written && 'cell-written', quiet && 'cell-actions')
  const look = classes('cell', kind, column.className)
  if (column.heading)
    return (
      <th role="rowheader" scope="row" className={classes(look, 'cell-heading')}>
        {column.cell(row)}
      </th>
    )
  return (
    <td
      role="cell"
      data-label={!column.quiet && typeof column.header === 'string' ? column.header : undefined}
      className={look}
    >
      {column.cell(row)}
    </td>
  )
}
