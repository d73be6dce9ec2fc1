import { MessageSquareQuote } from 'lucide-react'
import type { DeskBug, DeskRequest } from '#contract/community/desk.ts'
import { count, ago, dayAndTime } from '#web/kit/format.ts'
import type { Column } from '#web/kit/lists/table.tsx'

type Row = DeskBug | DeskRequest

/** The title opens the whole of it. */
export function OpenTitle({ row, onOpen }: { row: Row; onOpen: () => void }) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="link block text-left font-semibold wrap-anywhere pointer-coarse:min-h-11"
    >
      {row.title}
    </button>
  )
}

export const reporterColumn = <One extends Row>(header: string): Column<One> => ({
  key: 'reporter',
  header,
  written: true,
  cell: ({ reporter }) => <span className="line-clamp-2 wrap-anywhere">{reporter}</span>,
})

export const answerColumn = <One extends Row>(): Column<One> => ({
  key: 'answer',
  header: 'Answer',
  cell: ({ answer }) =>
    answer === null ? (
      <span className="text-soft">None yet</span>
    ) : (
      <span className="inline-flex items-center gap-1.5">
        <MessageSquareQuote aria-hidden="true" className="size-4 text-leaf-ink" />
        Answered
      </span>
    ),
})

export const assigneeColumn = <One extends Row>(): Column<One> => ({
  key: 'assignee',
  header: 'Looked after by',
  written: true,
  cell: ({ assignee }) =>
    assignee ? (
      <span className="line-clamp-2 wrap-anywhere">{assignee.name}</span>
    ) : (
      <span className="text-soft">Nobody yet</span>
    ),
})

export const ageColumn = <One extends Row>(): Column<One> => ({
  key: 'age',
  header: 'Came',
  className: 'whitespace-nowrap',
  cell: ({ createdAt }) => (
    <time dateTime={createdAt} title={dayAndTime(createdAt)}>
      {ago(createdAt)}
    </time>
  ),
})

/** 1 bug, 3 bugs. */
export const manyOf = (many: number, one: string) => (many === 1 ? `1 ${one}` : `${count(many)} ${one}s`)
