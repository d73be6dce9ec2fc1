import { Button } from '#web/kit/layout/button.tsx'
import { Checkbox } from '#web/kit/forms/checkbox.tsx'
import { count, rupees } from '#web/kit/format.ts'
import { KeyHint } from '#web/kit/overlays/shortcut-hint.tsx'
import { mostAtOnce, sumOf } from './desk.rules.ts'
import type { Desk } from './use-desk.ts'

/** Stays in sight above a long list: what is chosen, its sum, and what can be done with it. */
export function ChoiceBar({ desk, shown }: { desk: Desk; shown: number }) {
  const { chosen } = desk
  const most = Math.min(shown, mostAtOnce)
  return (
    <div className="sticky top-14 z-10 -mt-3 mb-1 flex min-h-14 flex-wrap items-center gap-x-5 gap-y-2 bg-paper py-2 md:top-0">
      <Checkbox
        label={shown > mostAtOnce ? `Choose the first ${mostAtOnce}` : `Choose all ${count(shown)} shown`}
        checked={chosen.length > 0 && chosen.length >= most}
        onChange={(event) => (event.target.checked ? desk.chooseAll() : desk.chooseNone())}
      />
      <output className="font-semibold tabular-nums">
        {chosen.length > 0 && `${count(chosen.length)} chosen, ${rupees(sumOf(chosen))}`}
      </output>
      {chosen.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" size="small" onClick={() => desk.ask('verify', chosen)}>
            Verify chosen <KeyHint>v</KeyHint>
          </Button>
          <Button size="small" onClick={() => desk.ask('reject', chosen)}>
            Reject chosen <KeyHint>r</KeyHint>
          </Button>
        </div>
      )}
    </div>
  )
}
