import { maxExplanation } from '#contract/learning/solutions.ts'
import type { AutosaveState } from '#web/kit/forms/autosave.ts'
import { MarkdownField } from '#web/kit/markdown/markdown-field.tsx'
import { SaveStatus } from '#web/kit/forms/save-status.tsx'
import { count } from '#web/kit/format.ts'

/** Null if the explanation can be submitted. */
export const tooLong = (text: string) => (text.trim().length > maxExplanation ? 'Shorten the explanation first.' : null)

type ExplanationProps = {
  isOptional?: boolean
  text: string
  /** Null if it is shown elsewhere. */
  saved: Pick<AutosaveState<unknown>, 'status' | 'savedAt' | 'problem'> | null
  problem: string | undefined
  onType: (text: string) => void
}

export function Explanation({ isOptional = false, text, saved, problem, onType }: ExplanationProps) {
  const length = text.trim().length
  const excess = length - maxExplanation
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <MarkdownField
        label={isOptional ? 'Explanation (optional)' : 'Explanation'}
        hint={
          isOptional
            ? 'Anything your mentor should know: how you did it, or where you were unsure.'
            : 'Tell your mentor what you did, how to try it, and what’s still missing. Put code between two lines of ```.'
        }
        problem={excess > 0 ? `Shorten it by ${count(excess)} characters.` : problem}
        areaClassName={isOptional ? 'min-h-20' : 'min-h-40'}
        name="textSolution"
        rows={isOptional ? 3 : 6}
        value={text}
        onChange={(event) => onType(event.target.value)}
        required={!isOptional}
      />
      <div className="flex flex-wrap justify-between gap-x-4">
        {saved ? <SaveStatus {...saved} /> : <span />}
        <span className="type-small text-soft tabular-nums">
          {count(length)} of {count(maxExplanation)} characters
        </span>
      </div>
    </div>
  )
}
