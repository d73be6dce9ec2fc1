import type { DeskJob } from '#contract/careers/job-desk.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { SelectionBar } from '#web/kit/lists/selection-bar.tsx'
import type { Chosen } from '#web/kit/lists/selection.ts'
import type { Closing } from './use-closing.ts'

type ChoiceBarProps = { jobs: DeskJob[]; chosen: Chosen; closing: Closing }

/** What can be done with the jobs that are chosen, together. */
export function ChoiceBar({ jobs, chosen, closing }: ChoiceBarProps) {
  const meant = jobs.filter(({ jobId }) => chosen.isChosen(jobId))
  const act = (isClosed: boolean) => {
    closing.run(meant, isClosed)
    chosen.chooseNone()
  }
  return (
    <SelectionBar chosen={chosen}>
      <Button
        size="small"
        disabled={meant.every(({ state }) => state === 'closed')}
        busy={closing.isBusy}
        onClick={() => act(true)}
      >
        Close chosen
      </Button>
      <Button
        size="small"
        disabled={meant.every(({ state }) => state !== 'closed')}
        busy={closing.isBusy}
        onClick={() => act(false)}
      >
        Reopen chosen
      </Button>
    </SelectionBar>
  )
}
