import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type AuditEntry, listAuditEntries } from '#contract/identity/audit.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { ExportButton } from '#web/kit/lists/export-button.tsx'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { dayAndTime } from '#web/kit/format.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { X } from '#web/kit/icons.tsx'
import { FoldedFilters } from '#web/kit/lists/folded-filters.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { Changes } from '../changes/changes.tsx'
import { call } from '#web/kit/api/api.ts'
import { pagedQuery } from '#web/kit/api/query.ts'

const paramNames = { search: 'search', actorId: 'who', subject: 'subject', from: 'from', until: 'until' } as const
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

const filterInUrl = {
  read: (params: URLSearchParams): AuditFilter => {
    const param = (name: keyof AuditFilter) => params.get(paramNames[name]) ?? ''
    return {
      search: param('search').slice(0, 100),
      actorId: /^[1-9]\d{0,14}$/.test(param('actorId')) ? param('actorId') : '',
      subject: param('subject').slice(0, 100),
      from: isDay(param('from')) ? param('from') : '',
      until: isDay(param('until')) ? param('until') : '',
    }
  },
  write: (filter: AuditFilter) =>
    Object.fromEntries(Object.entries(paramNames).map(([key, name]) => [name, filter[key as keyof AuditFilter]])),
}

const noFilter: AuditFilter = { search: '', actorId: '', subject: '', from: '', until: '' }

export function AuditAdmin() {
  const { choice: filter, change } = useUrlState(filterInUrl)
  const log = useInfiniteQuery(auditLog(filter))
  return (
    <>
      <PageHeader
        intro="Every change by staff, newest first. Entries can’t be edited or deleted."
        actions={<ExportButton list="audit" filter={filter} />}
      />
      <Filters filter={filter} onChange={change} entries={log.data?.pages.flatMap((page) => page.items) ?? []} />
      <QueryView query={log}>
        {({ pages }) => (
          <>
            <Entries
              entries={pages.flatMap((page) => page.items)}
              isFiltered={Object.keys(toQuery(filter)).length > 0}
              onChange={change}
            />
            <LoadMore query={log} label="Show older" />
          </>
        )}
      </QueryView>
    </>
  )
}

type FilterProps = { onChange: (changed: Partial<AuditFilter>) => void }

function Filters({ filter, onChange, entries }: FilterProps & { filter: AuditFilter; entries: AuditEntry[] }) {
  const actor = entries.find(({ actorId }) => String(actorId) === filter.actorId)?.actor
  return (
    <div className="mb-4 grid gap-3">
      <div className="grid items-end gap-3 sm:flex sm:flex-wrap">
        <SearchField
          label="Search by action, item or person"
          value={filter.search}
          onSearch={(search) => onChange({ search })}
          className="min-w-0 flex-1 basis-64 max-sm:basis-full sm:max-w-sm"
        />
        <FoldedFilters active={[filter.from, filter.until].filter(Boolean).length}>
          <Field label="From">
            <Input
              type="date"
              value={filter.from}
              max={filter.until}
              onChange={({ target }) => onChange({ from: target.value })}
            />
          </Field>
          <Field label="Until">
            <Input
              type="date"
              value={filter.until}
              min={filter.from}
              onChange={({ target }) => onChange({ until: target.value })}
            />
          </Field>
        </FoldedFilters>
      </div>
      {(filter.actorId || filter.subject) && (
        <ul className="flex flex-wrap gap-2" aria-label="Filters">
          {filter.actorId && (
            <Chip onClear={() => onChange({ actorId: '' })}>By {actor ?? `person ${filter.actorId}`}</Chip>
          )}
          {filter.subject && <Chip onClear={() => onChange({ subject: '' })}>About {filter.subject}</Chip>}
        </ul>
      )}
    </div>
  )
}

function Chip({ children, onClear }: { children: string | string[]; onClear: () => void }) {
  const label = [children].flat().join('')
  return (
    <li>
      <button
        type="button"
        onClick={onClear}
        className="touch inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-indigo-tint px-3 text-sm font-medium text-indigo"
      >
        <span className="truncate">{label}</span>
        <X aria-hidden="true" className="size-4 shrink-0" />
        <span className="sr-only">, remove filter</span>
      </button>
    </li>
  )
}

function Entries({ entries, isFiltered, onChange }: FilterProps & { entries: AuditEntry[]; isFiltered: boolean }) {
  return (
    <Table
      caption="Audit log"
      rows={entries}
      rowKey={({ entryId }) => entryId}
      empty={
        isFiltered ? (
          <EmptyState
            title="No entries found"
            action={<Button onClick={() => onChange(noFilter)}>Show all entries</Button>}
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
          cell: (entry) => <Subject entry={entry} onChange={onChange} />,
        },
        { key: 'actor', header: 'Who', written: true, cell: (entry) => <Actor entry={entry} onChange={onChange} /> },
        {
          key: 'changes',
          // Not a string, so that a phone shows the cell below its label.
          header: <>What changed</>,
          className: 'md:w-2/5',
          written: true,
          cell: ({ before, after, subject, subjectName }) => (
            <Changes
              before={before}
              after={after}
              name={(subject.startsWith('setting ') && subjectName) || undefined}
            />
          ),
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

const nameClass = 'line-clamp-3 max-w-full wrap-anywhere'

/** The name links to the page of the item; its number filters the log. */
function Subject({ entry: { subject, subjectName, subjectPage }, onChange }: FilterProps & { entry: AuditEntry }) {
  const filterButton = (
    <button
      type="button"
      title="Show only this item"
      className={`link touch max-w-full text-left wrap-anywhere ${subjectName ? 'text-sm' : ''}`}
      onClick={() => onChange({ subject })}
    >
      {subject}
    </button>
  )
  if (!subjectName) return filterButton
  return (
    <div className="min-w-0">
      {subjectPage ? (
        <Link to={subjectPage} className={`link touch font-medium ${nameClass}`}>
          {subjectName}
        </Link>
      ) : (
        <span className={nameClass}>{subjectName}</span>
      )}
      <span className="block text-soft">{filterButton}</span>
    </div>
  )
}

function Actor({ entry: { action, actor, actorId }, onChange }: FilterProps & { entry: AuditEntry }) {
  if (actorId === null) {
    return <span className="text-soft">{action === 'approved by checks' ? 'Automatic checks' : 'The academy'}</span>
  }
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

/** As in the URL; '' is no filter. */
type AuditFilter = { search: string; actorId: string; subject: string; from: string; until: string }

/** Without the empty filters. */
const toQuery = (filter: AuditFilter): Record<string, string> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))

const auditLog = (filter: AuditFilter) =>
  pagedQuery(['identity', 'audit', filter], (after) =>
    call(listAuditEntries, { query: { ...toQuery(filter), after, size: 50 } }),
  )
