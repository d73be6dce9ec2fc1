import type { DeskJob } from '#contract/careers/job-desk.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { SelectionBar } from '#web/kit/lists/selection-bar.tsx'
import type { Selection } from '#web/kit/lists/selection.ts'
import type { Closing } from './use-closing.ts'

type BulkActionsProps = { jobs: DeskJob[]; selection: Selection; closing: Closing }

export function BulkActions({ jobs, selection, closing }: BulkActionsProps) {
  const selected = jobs.filter(({ jobId }) => selection.isSelected(jobId))
  const setClosed = (isClosed: boolean) => {
    closing.run(selected, isClosed)
    selection.clear()
  }
  return (
    <SelectionBar selection={selection}>
      <Button
        size="small"
        disabled={selected.every(({ state }) => state === 'closed')}
        busy={closing.isBusy}
        onClick={() => setClosed(true)}
      >
        Close selected
      </Button>
      <Button
        size="small"
        disabled={selected.every(({ state }) => state !== 'closed')}
        busy={closing.isBusy}
        onClick={() => setClosed(false)}
      >
        Reopen selected
      </Button>
    </SelectionBar>
  )
}
