import { classes } from '#web/kit/layout/classes.ts'
import { ScrollRegion } from '#web/kit/lists/scroll-region.tsx'
import { columnNames, type Choice } from './columns.rules.ts'

const marks = { date: 'Date', narration: 'Narration', reference: 'Reference', credit: 'Amount received' } as const

export function ColumnPreview({ head, choice }: { head: string[][]; choice: Choice }) {
  const roleOf = (at: number) => Object.entries(marks).find(([role]) => choice[role as keyof typeof marks] === at)?.[1]
  const columns = columnNames(head, choice.headerLine).map((name, at) => ({ name, role: roleOf(at) }))
  const lines = head.map((row, line) => ({ row, line }))
  return (
    <ScrollRegion label="First lines of the file" className="table-frame max-h-96">
      <table className="narrow border-collapse text-left text-sm">
        <caption className="type-h3 px-4 pt-4 pb-3 text-left">First lines of the file</caption>
        <thead>
          <tr>
            <th scope="col" className="cell-head">
              Line
            </th>
            {columns.map(({ name, role }) => (
              <th key={name} scope="col" className={classes('cell-head', role && 'bg-indigo-tint text-indigo')}>
                {role ?? <span className="font-normal">{name}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ row, line }) => (
            <tr key={line} className={classes(line === choice.headerLine && 'bg-haze font-semibold')}>
              <th scope="row" className="cell text-right whitespace-nowrap text-soft tabular-nums">
                {line + 1}
                {line === choice.headerLine && <span className="sr-only">, header line</span>}
              </th>
              {columns.map(({ name, role }, at) => (
                <td
                  key={name}
                  className={classes('cell max-w-72 truncate whitespace-nowrap', role && 'bg-indigo-tint')}
                >
                  {row[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
