import { CloudOff } from 'lucide-react'
import { maxExplanation } from '#contract/learning/solutions.ts'
import { Field, Textarea } from '#web/kit/forms/field.tsx'
import { count } from '#web/kit/format.ts'
import type { Saved } from './draft-keeper.ts'

const words: Record<Saved, string> = {
  nothing: '',
  saving: 'Saving…',
  saved: 'Saved',
  here: 'Saved on this device: no connection',
  refused: 'Saved on this device only',
}

type ExplanationProps = {
  text: string
  saved: Saved
  problem: string | undefined
  onType: (text: string) => void
}

/** The text of a solution, where it is kept by now, and how much room is left. */
export function Explanation({ text, saved, problem, onType }: ExplanationProps) {
  const length = text.trim().length
  const tooMany = length - maxExplanation
  const isOnlyHere = saved === 'here' || saved === 'refused'
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <Field
        label="Explanation"
        hint="What you did, how it can be tried, and what is still open."
        problem={tooMany > 0 ? `Shorten it by ${count(tooMany)} characters.` : problem}
      >
        <Textarea
          className="min-h-40"
          name="textSolution"
          rows={6}
          value={text}
          onChange={(event) => onType(event.target.value)}
          required
        />
      </Field>
      <p className="type-small flex flex-wrap justify-between gap-x-4 text-soft">
        {/* Each pause of the typing is not worth an announcement; a lost connection is. */}
        <span aria-live={isOnlyHere ? 'polite' : 'off'} className="inline-flex items-center gap-1.5">
          {isOnlyHere && <CloudOff aria-hidden="true" className="size-4 shrink-0" />}
          {words[saved]}
        </span>
        <span className="tabular-nums">
          {count(length)} of {count(maxExplanation)} characters
        </span>
      </p>
    </div>
  )
}
