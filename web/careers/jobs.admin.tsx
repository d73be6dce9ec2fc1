import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { May, useMay } from '#web/identity/index.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { FoldedFilters } from '#web/kit/lists/folded-filters.tsx'
import { ExportButton } from '#web/kit/lists/export-button.tsx'
import { Field, Options, Select } from '#web/kit/forms/field.tsx'
import { indiaDate } from '#web/kit/format.ts'
import { ShortcutsDialog } from '#web/kit/overlays/shortcuts-dialog.tsx'
import { useShortcuts } from '#web/kit/overlays/shortcuts.ts'
import { useNow } from '#web/kit/duration.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { Plus } from '#web/kit/icons.tsx'
import { FileUp } from '#web/kit/staff-icons.tsx'
import { type DeskFilter, deskJobs, type JobState } from './job-desk.api.ts'
import { ImportJobsDialog } from './job-desk/import-jobs-dialog.tsx'
import { JobDialog, type JobEditing } from './job-desk/job-dialog.tsx'
import { JobList } from './job-desk/job-list.tsx'
import { stateNames } from './job-desk/job-state.tsx'
import { UndoBar } from './job-desk/undo-bar.tsx'
import { useClosing } from './job-desk/use-closing.ts'

const states = Object.keys(stateNames) as JobState[]

/** The filter in the URL; unknown values are ignored. */
const filterInUrl = {
  read: (params: URLSearchParams): DeskFilter => ({
    search: (params.get('search') ?? '').slice(0, 100),
    state: states.find((state) => state === params.get('state')),
  }),
  write: ({ search, state }: DeskFilter) => ({ search, state: state ?? '' }),
}

const shortcuts = [
  ['n', 'Post a job'],
  ['j', 'Next job'],
  ['k', 'Previous job'],
  ['/', 'Search'],
  ['?', 'Keyboard shortcuts'],
] as const

export function JobsAdmin() {
  const { choice: filter, change } = useUrlState(filterInUrl)
  const query = useInfiniteQuery(deskJobs(filter))
  // Held here, so that undo stays when the last job of a filter disappears.
  const closing = useClosing()
  const [editing, setEditing] = useState<JobEditing | null>(null)
  const [isImporting, setIsImporting] = useState(false)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const today = indiaDate(useNow(60_000))
  const onSearch = useCallback((search: string) => change({ search }), [change])
  const postNew = () => setEditing({ kind: 'new' })
  const mayPost = useMay()('jobs:act')
  useShortcuts({
    '/': () => field.current?.focus(),
    '?': () => setIsHelpOpen(true),
    ...(mayPost && { n: postNew }),
  })

  return (
    <>
      <PageHeader
        intro="Jobs shown to learners. Closed jobs stay visible to learners who saved them."
        actions={
          <>
            <ExportButton list="jobs" filter={filter} />
            <May do="jobs:act">
              <Button onClick={() => setIsImporting(true)}>
                <FileUp aria-hidden="true" className="size-4.5" />
                Import CSV
              </Button>
              <Button variant="primary" onClick={postNew}>
                <Plus aria-hidden="true" className="size-4.5" />
                Post a job
              </Button>
            </May>
          </>
        }
      />
      <search aria-label="Jobs" className="mb-3 grid gap-4 sm:grid-cols-[minmax(0,22rem)_12rem]">
        <SearchField ref={field} label="Title, company, location or skill" value={filter.search} onSearch={onSearch} />
        <FoldedFilters active={filter.state ? 1 : 0}>
          <Field label="State" className="max-sm:col-span-2">
            <Select
              value={filter.state ?? ''}
              onChange={(event) => change({ state: states.find((state) => state === event.target.value) })}
            >
              <option value="">All</option>
              <Options of={states.map((state) => [state, stateNames[state]])} />
            </Select>
          </Field>
        </FoldedFilters>
      </search>
      <QueryView query={query}>
        {({ pages }) => {
          const jobs = pages.flatMap(({ items }) => items)
          if (jobs.length > 0) return <JobList jobs={jobs} query={query} closing={closing} onEdit={setEditing} />
          const clear = () => change({ search: '', state: undefined })
          return (
            <div className="surface">
              <NoJobs filter={filter} onClear={clear} onPost={postNew} />
            </div>
          )
        }}
      </QueryView>
      <UndoBar closing={closing} />
      {editing && <JobDialog editing={editing} today={today} onClose={() => setEditing(null)} />}
      {isImporting && <ImportJobsDialog onClose={() => setIsImporting(false)} />}
      {isHelpOpen && <ShortcutsDialog keys={shortcuts} onClose={() => setIsHelpOpen(false)} />}
    </>
  )
}

type NoJobsProps = { filter: DeskFilter; onClear: () => void; onPost: () => void }

function NoJobs({ filter: { search, state }, onClear, onPost }: NoJobsProps) {
  if (search === '' && !state) {
    return (
      <EmptyState title="No jobs yet" action={<Button onClick={onPost}>Post the first job</Button>}>
        Jobs you post appear on the public jobs board. Learners can save them and track their applications.
      </EmptyState>
    )
  }
  return (
    <EmptyState title="No matching jobs" action={<Button onClick={onClear}>Show all jobs</Button>}>
      {state ? `No ${state} job matches your search.` : 'No job matches your search.'}
    </EmptyState>
  )
}
