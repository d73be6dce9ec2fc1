import { day, rupees } from '#web/kit/format.ts'
import { CircleCheck, TriangleAlert } from '#web/kit/icons.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { checksOf, readLines, type Choice, type Role } from './columns.rules.ts'

const names: Record<Role, string> = {
  date: 'Date',
  narration: 'Narration',
  reference: 'Reference',
  credit: 'Amount received',
}

const shownLines = 4

/** Shows what the chosen columns contain, so that a wrong one is noticed before matching. */
export function ColumnReading({ head, choice }: { head: string[][]; choice: Choice }) {
  const checks = checksOf(head, choice)
  const credits = readLines(head, choice).filter(({ paise }) => (paise ?? 0) > 0)
  return (
    <section aria-label="Preview of the columns" aria-live="polite" className="grid grid-cols-1 gap-3">
      <ul className="flex flex-wrap gap-x-6 gap-y-1.5">
        {checks.map(({ role, isGood, text }) => {
          const Icon = isGood ? CircleCheck : TriangleAlert
          return (
            <li key={role} className={`flex items-start gap-1.5 ${isGood ? 'text-leaf-ink' : 'text-vermilion'}`}>
              <Icon aria-hidden="true" className="mt-1 size-4 shrink-0" />
              <span>
                <b className="font-semibold">{names[role]}:</b> {text}
              </span>
            </li>
          )
        })}
      </ul>
      {credits.length > 0 && (
        <Table
          caption="Preview"
          showCaption
          rows={credits.slice(0, shownLines)}
          rowKey={({ line }) => line}
          columns={[
            { key: 'line', header: 'Line', numeric: true, cell: ({ line }) => line },
            { key: 'day', header: 'Date', cell: (line) => (line.day ? day(line.day) : 'No date') },
            { key: 'money', header: 'Amount', numeric: true, cell: ({ paise }) => rupees((paise ?? 0) / 100) },
            { key: 'narration', header: 'Narration', className: 'wrap-anywhere', cell: ({ narration }) => narration },
            { key: 'reference', header: 'Reference', cell: ({ reference }) => <code>{reference}</code> },
          ]}
        />
      )}
    </section>
  )
}
