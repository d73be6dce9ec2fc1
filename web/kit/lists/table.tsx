/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- see Table */
import type { ReactNode } from 'react'
import { classes } from '../layout/classes.ts'
import { ErrorBoundary } from '../states/error-boundary.tsx'

export type Column<Row> = {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Right-aligned, with tabular figures. */
  numeric?: boolean
  /** Names the row; on a phone it is the heading of the card. */
  heading?: boolean
  /** User content, which may be one long word that must wrap. */
  written?: boolean
  /** The header is for screen readers only, for instance of an actions column. */
  quiet?: boolean
  className?: string
}

export type TableProps<Row> = {
  caption: string
  showCaption?: boolean
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string | number
  /** Few and short columns, which need cards only on very narrow screens. */
  isSlim?: boolean
  /** Shown when there are no rows. */
  empty?: ReactNode
  className?: string
}

/** The roles are explicit because cards change `display`, which removes the table semantics for screen readers. */
export function Table<Row>({
  caption,
  showCaption = false,
  columns,
  rows,
  rowKey,
  isSlim = false,
  empty,
  className,
}: TableProps<Row>) {
  if (rows.length === 0 && empty) return <div className={classes('surface', className)}>{empty}</div>
  return (
    <div className={classes('table-frame table-cards', isSlim && 'table-slim', className)}>
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
              <ErrorBoundary fallback={<UnreadableRow columns={columns.length} />}>
                {columns.map((column) => (
                  <Cell key={column.key} column={column} row={row} />
                ))}
              </ErrorBoundary>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** One row that can't be shown must not hide the others. */
function UnreadableRow({ columns }: { columns: number }) {
  return (
    <td role="cell" colSpan={columns} className="cell text-soft">
      This entry couldn’t be shown.
    </td>
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
