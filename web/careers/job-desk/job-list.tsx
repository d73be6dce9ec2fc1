import { type ComponentProps, useRef } from 'react'
import type { DeskJob } from '#contract/careers/job-desk.ts'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { useSelection } from '#web/kit/lists/selection.ts'
import { useShortcuts } from '#web/kit/overlays/shortcuts.ts'
import { BulkActions } from './bulk-actions.tsx'
import type { JobEditing } from './job-dialog.tsx'
import { JobTable } from './job-table.tsx'
import type { Closing } from './use-closing.ts'

type JobListProps = {
  jobs: DeskJob[]
  query: ComponentProps<typeof LoadMore>['query']
  closing: Closing
  onEdit: (editing: JobEditing) => void
}

export function JobList({ jobs, query, closing, onEdit }: JobListProps) {
  const selection = useSelection(jobs.map(({ jobId }) => jobId))
  const list = useRef<HTMLDivElement>(null)
  useShortcuts({ j: () => moveFocus(list.current, 1), k: () => moveFocus(list.current, -1) })
  return (
    <div ref={list}>
      <BulkActions jobs={jobs} selection={selection} closing={closing} />
      <JobTable jobs={jobs} selection={selection} closing={closing} onEdit={onEdit} />
      <LoadMore query={query} label="Show older" />
    </div>
  )
}

/** Moves the focus from row to row; Space selects the focused one. */
function moveFocus(list: HTMLElement | null, by: 1 | -1) {
  const boxes = [...(list?.querySelectorAll<HTMLElement>('tbody input') ?? [])]
  const row = document.activeElement?.closest('tr')
  const index = boxes.findIndex((box) => row?.contains(box))
  boxes[Math.max(0, Math.min(index + by, boxes.length - 1))]?.focus()
}
