import { useRef } from 'react'
import type { DeskJob } from '#contract/careers/job-desk.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { useSelection } from '#web/kit/lists/selection.ts'
import { useShortcuts } from '#web/kit/overlays/shortcuts.ts'
import { ChoiceBar } from './choice-bar.tsx'
import type { Writing } from './job-dialog.tsx'
import { JobTable } from './job-table.tsx'
import type { Closing } from './use-closing.ts'

type JobListProps = {
  jobs: DeskJob[]
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }
  closing: Closing
  onWrite: (writing: Writing) => void
}

export function JobList({ jobs, query, closing, onWrite }: JobListProps) {
  const selection = useSelection(jobs.map(({ jobId }) => jobId))
  const list = useRef<HTMLDivElement>(null)
  useShortcuts({ j: () => step(list.current, 1), k: () => step(list.current, -1) })
  return (
    <div ref={list}>
      <ChoiceBar jobs={jobs} selection={selection} closing={closing} />
      <JobTable jobs={jobs} selection={selection} closing={closing} onWrite={onWrite} />
      {query.hasNextPage && (
        <Button className="mt-4" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show older
        </Button>
      )}
    </div>
  )
}

/** Goes from row to row: Space ticks the one that has the focus. */
function step(list: HTMLElement | null, by: 1 | -1) {
  const boxes = [...(list?.querySelectorAll<HTMLElement>('tbody input') ?? [])]
  const row = document.activeElement?.closest('tr')
  const at = boxes.findIndex((box) => row?.contains(box))
  boxes[Math.max(0, Math.min(at + by, boxes.length - 1))]?.focus()
}
