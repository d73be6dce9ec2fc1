import type { DeskJob } from '#contract/careers/job-desk.ts'
import { May } from '#web/identity/index.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { SelectRow } from '#web/kit/lists/selection-bar.tsx'
import type { Selection } from '#web/kit/lists/selection.ts'
import { count, day } from '#web/kit/format.ts'
import { Copy, Pencil } from '#web/kit/icons.tsx'
import { type Column, Table } from '#web/kit/lists/table.tsx'
import { SampleMark } from '#web/site/index.ts'
import type { JobEditing } from './job-dialog.tsx'
import { JobStateBadge } from './job-state.tsx'
import type { Closing } from './use-closing.ts'

type JobTableProps = {
  jobs: DeskJob[]
  selection: Selection
  closing: Closing
  onEdit: (editing: JobEditing) => void
}

export function JobTable({ jobs, selection, closing, onEdit }: JobTableProps) {
  return (
    <Table
      caption="Jobs, newest first"
      rows={jobs}
      rowKey={({ jobId }) => jobId}
      className="[&_tbody_:is(td,th)]:align-middle [&_tbody_tr:focus-within]:bg-haze [&_tbody_tr:has(:checked)]:bg-indigo-tint"
      columns={[
        {
          key: 'select',
          header: <span className="sr-only">Select</span>,
          className: 'sm:w-10 sm:pr-0',
          cell: ({ jobId, title, companyName }) => (
            <SelectRow selection={selection} id={jobId} name={`${title} at ${companyName}`} />
          ),
        },
        ...dataColumns,
        {
          key: 'actions',
          header: 'Actions',
          quiet: true,
          cell: (job) => <Actions job={job} closing={closing} onEdit={onEdit} />,
        },
      ]}
    />
  )
}

const dataColumns: Column<DeskJob>[] = [
  {
    key: 'title',
    header: 'Job',
    heading: true,
    written: true,
    cell: ({ title, companyName, location }) => (
      <>
        {title}
        <span className="block font-normal text-soft">
          {companyName}, {location}
        </span>
      </>
    ),
  },
  {
    key: 'state',
    header: 'State',
    cell: ({ state, isSample }) => (
      <span className="inline-flex gap-1">
        <JobStateBadge state={state} /> <SampleMark isSample={isSample} />
      </span>
    ),
  },
  { key: 'posted', header: 'Posted', className: 'whitespace-nowrap', cell: ({ postedDate }) => day(postedDate) },
  {
    key: 'expires',
    header: 'Last day',
    className: 'whitespace-nowrap',
    cell: ({ expiresOn }) => (expiresOn ? day(expiresOn) : <span className="text-soft">None</span>),
  },
  { key: 'saved', header: 'Saved', numeric: true, cell: ({ saved }) => count(saved) },
  { key: 'applied', header: 'Applied', numeric: true, cell: ({ applied }) => count(applied) },
]

type ActionsProps = Pick<JobTableProps, 'closing' | 'onEdit'> & { job: DeskJob }

function Actions({ job, closing, onEdit }: ActionsProps) {
  const jobTitle = <span className="sr-only"> {job.title}</span>
  const isClosed = job.state === 'closed'
  return (
    <May do="jobs:act">
      <span className="inline-flex flex-wrap gap-1 sm:flex-nowrap">
        <Button size="small" variant="quiet" onClick={() => onEdit({ kind: 'edit', job })}>
          <Pencil aria-hidden="true" className="size-4" />
          Edit{jobTitle}
        </Button>
        <Button size="small" variant="quiet" onClick={() => onEdit({ kind: 'copy', job })}>
          <Copy aria-hidden="true" className="size-4" />
          Duplicate{jobTitle}
        </Button>
        <Button size="small" variant="quiet" onClick={() => closing.run([job], !isClosed)}>
          {isClosed ? 'Reopen' : 'Close'}
          {jobTitle}
        </Button>
      </span>
    </May>
  )
}
