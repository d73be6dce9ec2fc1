import type { ComparedRow, RowCell, RowsDifference } from '#engines/explain/rows.ts'
import { plural } from '#web/kit/format.ts'
import { ValueDiff } from '../exercise/value-diff.tsx'
import { useExplanations } from './use-explanations.ts'
import './explanation.css'

/** More rows are rarely read. */
const maxRows = 10

/** What a query should return and what it returned: the rows that differ, with the names of their columns. */
export function RowsDiff({ expected, actual }: { expected: string; actual: string }) {
  const explanations = useExplanations()
  const difference = explanations?.compareRows(expected, actual)
  if (!difference || difference.rows.length === 0) return <ValueDiff expected={expected} actual={actual} />
  const { columns, rows } = difference
  const more = rows.length - maxRows
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <p className="type-small">{summaryOf(difference)}</p>
      {/* A scrolling region must be focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role */}
      <div role="group" aria-label="Rows that differ" tabIndex={0} className="rows-diff">
        <table>
          <thead>
            <tr>
              <th scope="col">Row</th>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, maxRows).map((row) => (
              <RowPair key={row.number} row={row} columns={columns} />
            ))}
          </tbody>
        </table>
      </div>
      {more > 0 && <p className="type-small text-soft">{plural(more, 'more row')} differ.</p>}
    </div>
  )
}

function RowPair({ row: { number, expected, actual }, columns }: { row: ComparedRow; columns: string[] }) {
  return (
    <>
      <Cells
        label={`${number} expected`}
        cells={expected}
        columns={columns}
        className="exercise-wanted"
        none="No such row is expected"
      />
      <Cells
        label={`${number} yours`}
        cells={actual}
        columns={columns}
        className="exercise-found"
        none="Your query has no such row"
      />
    </>
  )
}

type CellsProps = { label: string; cells: RowCell[] | null; columns: string[]; className: string; none: string }

const Cells = ({ label, cells, columns, className, none }: CellsProps) => (
  <tr>
    <th scope="row">{label}</th>
    {cells ? (
      cells.map(({ text, isDifferent }, index) => (
        <td key={columns[index]}>
          {isDifferent ? <mark className={className}>{text === '' ? '–' : text}</mark> : text}
        </td>
      ))
    ) : (
      <td colSpan={columns.length} className="text-soft">
        {none}
      </td>
    )}
  </tr>
)

function summaryOf({ missing, extra, counts }: RowsDifference): string {
  const names = (list: string[]) => `${list.length === 1 ? 'Column' : 'Columns'} ${list.join(', ')}`
  const parts = [
    counts.expected === counts.actual
      ? ''
      : `Your query returns ${plural(counts.actual, 'row')}; ${counts.expected} ${counts.expected === 1 ? 'is' : 'are'} expected.`,
    missing.length > 0 ? `${names(missing)} missing.` : '',
    extra.length > 0 ? `${names(extra)} not expected.` : '',
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' ') : 'These rows differ:'
}
