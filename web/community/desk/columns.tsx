import type { DeskBug, DeskRequest } from '#contract/community/desk.ts'
import { ago, dayAndTime } from '#web/kit/format.ts'
import { MessageSquareQuote } from '#web/kit/icons.tsx'
import type { Column } from '#web/kit/lists/table.tsx'

type DeskItem = DeskBug | DeskRequest

export const titleColumn = <Row extends DeskItem>(header: string, onOpen: (row: Row) => void): Column<Row> => ({
  key: 'title',
  header,
  heading: true,
  written: true,
  cell: (row) => (
    <button
      type="button"
      onClick={() => onOpen(row)}
      className="link block text-left font-semibold wrap-anywhere pointer-coarse:min-h-11"
    >
      {row.title}
    </button>
  ),
})

export const commonColumns = <Row extends DeskItem>(): Column<Row>[] => [
  {
    key: 'reporter',
    header: 'From',
    written: true,
    cell: ({ reporter }) => <span className="line-clamp-2 wrap-anywhere">{reporter}</span>,
  },
  {
    key: 'assignee',
    header: 'Assignee',
    written: true,
    cell: ({ assignee }) =>
      assignee ? (
        <span className="line-clamp-2 wrap-anywhere">{assignee.name}</span>
      ) : (
        <span className="text-soft">Unassigned</span>
      ),
  },
  {
    key: 'answer',
    header: 'Answer',
    cell: ({ answer }) =>
      answer === null ? (
        <span className="text-soft">Not yet</span>
      ) : (
        <span className="inline-flex items-center gap-1.5">
          <MessageSquareQuote aria-hidden="true" className="size-4 text-leaf-ink" />
          Answered
        </span>
      ),
  },
  {
    key: 'age',
    header: 'Received',
    className: 'whitespace-nowrap',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} title={dayAndTime(createdAt)}>
        {ago(createdAt)}
      </time>
    ),
  },
]
