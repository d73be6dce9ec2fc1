import { maxExplanation } from '#contract/learning/solutions.ts'
import type { AutosaveState } from '#web/kit/forms/autosave.ts'
import { MarkdownField } from '#web/kit/forms/markdown-field.tsx'
import { SaveStatus } from '#web/kit/forms/save-status.tsx'
import { count } from '#web/kit/format.ts'

type ExplanationProps = {
  text: string
  saved: Pick<AutosaveState<unknown>, 'status' | 'savedAt' | 'problem'>
  problem: string | undefined
  onType: (text: string) => void
}

export function Explanation({ text, saved, problem, onType }: ExplanationProps) {
  const length = text.trim().length
  const excess = length - maxExplanation
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <MarkdownField
        label="Explanation"
        hint="Tell your mentor what you did, how to try it, and what’s still missing. Put code between two lines of ```."
        problem={excess > 0 ? `Shorten it by ${count(excess)} characters.` : problem}
        areaClassName="min-h-40"
        name="textSolution"
        rows={6}
        value={text}
        onChange={(event) => onType(event.target.value)}
        required
      />
      <div className="flex flex-wrap justify-between gap-x-4">
        <SaveStatus {...saved} />
        <span className="type-small text-soft tabular-nums">
          {count(length)} of {count(maxExplanation)} characters
        </span>
      </div>
    </div>
  )
}
