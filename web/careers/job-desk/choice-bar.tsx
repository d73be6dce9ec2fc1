import { Button } from '#web/kit/button.tsx'
import { Checkbox } from '#web/kit/checkbox.tsx'
import { count } from '#web/kit/format.ts'
import type { Choice } from './use-choice.ts'
import type { Closing } from './use-closing.ts'

/** Stays in sight above a long list: how many are chosen, and what can be done with them. */
export function ChoiceBar({ choice, closing, shown }: { choice: Choice; closing: Closing; shown: number }) {
  const { chosen } = choice
  const act = (isClosed: boolean) => {
    closing.run(chosen, isClosed)
    choice.chooseNone()
  }
  return (
    <div className="sticky top-14 z-10 mb-1 flex min-h-12 flex-wrap items-center gap-x-5 gap-y-2 bg-paper py-2 md:top-0">
      <Checkbox
        label={shown > choice.most ? `Choose the first ${choice.most}` : `Choose all ${count(shown)} shown`}
        checked={choice.isAll}
        onChange={(event) => (event.target.checked ? choice.chooseAll() : choice.chooseNone())}
      />
      <output className="font-semibold tabular-nums">{chosen.length > 0 && `${count(chosen.length)} chosen`}</output>
      {chosen.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            disabled={chosen.every(({ state }) => state === 'closed')}
            busy={closing.isBusy}
            onClick={() => act(true)}
          >
            Close chosen
          </Button>
          <Button
            size="small"
            disabled={chosen.every(({ state }) => state !== 'closed')}
            busy={closing.isBusy}
            onClick={() => act(false)}
          >
            Reopen chosen
          </Button>
        </div>
      )}
    </div>
  )
}
