import { useInfiniteQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { Link } from 'react-router'
import type { AuditEntry } from '#contract/identity/audit.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { ExportButton } from '#web/kit/lists/export-button.tsx'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { dayAndTime } from '#web/kit/format.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { Changes } from './audit-row.tsx'
import { type AuditChoice, auditLog, filterOf } from './api.ts'

const names = { search: 'search', actorId: 'who', subject: 'subject', from: 'from', until: 'until' } as const
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

const inAddress = {
  read: (params: URLSearchParams): AuditChoice => {
    const said = (name: keyof AuditChoice) => params.get(names[name]) ?? ''
    return {
      search: said('search').slice(0, 100),
      actorId: /^[1-9]\d{0,14}$/.test(said('actorId')) ? said('actorId') : '',
      subject: said('subject').slice(0, 100),
      from: isDay(said('from')) ? said('from') : '',
      until: isDay(said('until')) ? said('until') : '',
    }
  },
  write: (choice: AuditChoice) =>
    Object.fromEntries(Object.entries(names).map(([key, name]) => [name, choice[key as keyof AuditChoice]])),
}

const nothing: AuditChoice = { search: '', actorId: '', subject: '', from: '', until: '' }

/** Who changed what, when, and how it was before; nothing in it can be changed or taken out. */
export function AuditAdmin() {
  const { choice, change } = useUrlState(inAddress)
  const log = useInfiniteQuery(auditLog(choice))
  return (
    <>
      <PageHeader
        title="Audit log"
        intro="Every change by staff, newest first. Entries can’t be edited or deleted."
        actions={<ExportButton list="audit" filter={choice} />}
      />
      <Filters choice={choice} onChange={change} entries={log.data?.pages.flatMap((page) => page.items) ?? []} />
      <QueryView query={log}>
        {({ pages }) => (
          <>
            <Entries
              entries={pages.flatMap((page) => page.items)}
              isNarrowed={Object.keys(filterOf(choice)).length > 0}
              onChange={change}
            />
            {log.hasNextPage && (
              <Button className="mt-4" busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
                Show older
              </Button>
            )}
          </>
        )}
      </QueryView>
    </>
  )
}

type Narrow = { onChange: (changed: Partial<AuditChoice>) => void }

function Filters({ choice, onChange, entries }: Narrow & { choice: AuditChoice; entries: AuditEntry[] }) {
  const who = entries.find(({ actorId }) => String(actorId) === choice.actorId)?.actor
  return (
    <div className="mb-4 grid gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <SearchField
          label="Search by action, item or person"
          value={choice.search}
          onSearch={(search) => onChange({ search })}
          className="min-w-0 flex-1 basis-64 max-sm:basis-full sm:max-w-sm"
        />
        <Field label="From" className="max-sm:flex-1 max-sm:basis-32">
          <Input
            type="date"
            value={choice.from}
            max={choice.until}
            onChange={({ target }) => onChange({ from: target.value })}
          />
        </Field>
        <Field label="Until" className="max-sm:flex-1 max-sm:basis-32">
          <Input
            type="date"
            value={choice.until}
            min={choice.from}
            onChange={({ target }) => onChange({ until: target.value })}
          />
        </Field>
      </div>
      {(choice.actorId || choice.subject) && (
        <ul className="flex flex-wrap gap-2" aria-label="Filters">
          {choice.actorId && (
            <Chip onClear={() => onChange({ actorId: '' })}>By {who ?? `person ${choice.actorId}`}</Chip>
          )}
          {choice.subject && <Chip onClear={() => onChange({ subject: '' })}>About {choice.subject}</Chip>}
        </ul>
      )}
    </div>
  )
}

function Chip({ children, onClear }: { children: string | string[]; onClear: () => void }) {
  const words = [children].flat().join('')
  return (
    <li>
      <button
        type="button"
        onClick={onClear}
        className="touch inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-indigo-tint px-3 text-sm font-medium text-indigo"
      >
        <span className="truncate">{words}</span>
        <X aria-hidden="true" className="size-4 shrink-0" />
        <span className="sr-only">, remove filter</span>
      </button>
    </li>
  )
}

function Entries({ entries, isNarrowed, onChange }: Narrow & { entries: AuditEntry[]; isNarrowed: boolean }) {
  return (
    <Table
      caption="Audit log"
      rows={entries}
      rowKey={({ entryId }) => entryId}
      empty={
        isNarrowed ? (
          <EmptyState
            title="No entries found"
            action={<Button onClick={() => onChange(nothing)}>Show all entries</Button>}
          >
            Try a different search or more days.
          </EmptyState>
        ) : (
          <EmptyState title="No changes yet">Changes made by staff appear here.</EmptyState>
        )
      }
      columns={[
        {
          key: 'action',
          header: 'What',
          heading: true,
          cell: ({ action }) => <span className="block first-letter:uppercase">{action}</span>,
        },
        {
          key: 'subject',
          header: 'To what',
          written: true,
          cell: (entry) => <Subject of={entry} onChange={onChange} />,
        },
        { key: 'actor', header: 'Who', written: true, cell: (entry) => <Who of={entry} onChange={onChange} /> },
        {
          key: 'changes',
          // No mere text, so that a phone gives it the whole width of the card instead of a column beside its name.
          header: <>Before and after</>,
          className: 'md:w-2/5',
          written: true,
          cell: ({ before, after }) => <Changes before={before} after={after} />,
        },
        {
          key: 'at',
          header: 'When',
          className: 'whitespace-nowrap',
          cell: ({ at }) => <time dateTime={at}>{dayAndTime(at)}</time>,
        },
      ]}
    />
  )
}

const name = 'line-clamp-3 max-w-full wrap-anywhere'

/** Its name leads to its page; its number narrows the log to it. */
function Subject({ of: { subject, subjectName, subjectPage }, onChange }: Narrow & { of: AuditEntry }) {
  const narrow = (
    <button
      type="button"
      title="Show only this item"
      className={`link touch max-w-full text-left wrap-anywhere ${subjectName ? 'text-sm' : ''}`}
      onClick={() => onChange({ subject })}
    >
      {subject}
    </button>
  )
  if (!subjectName) return narrow
  return (
    <div className="min-w-0">
      {subjectPage ? (
        <Link to={subjectPage} className={`link touch font-medium ${name}`}>
          {subjectName}
        </Link>
      ) : (
        <span className={name}>{subjectName}</span>
      )}
      <span className="block text-soft">{narrow}</span>
    </div>
  )
}

function Who({ of: { actor, actorId }, onChange }: Narrow & { of: AuditEntry }) {
  if (actorId === null) return <span className="text-soft">The academy</span>
  return (
    <button
      type="button"
      title="Show only this person"
      className="link touch max-w-full text-left wrap-anywhere"
      onClick={() => onChange({ actorId: String(actorId) })}
    >
      {actor}
    </button>
  )
}
