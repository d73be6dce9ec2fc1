import { useQuery } from '@tanstack/react-query'
import type { Suggestion } from '#contract/learning/solutions.ts'
import { Field, Options, Select, Textarea } from '#web/kit/forms/field.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { canBeQuoted, linesOf } from '../solutions/file-texts.api.ts'
import { useSubmittedFile } from './submitted-files.ts'
import { linesAt } from '../solutions/suggestion.rules.ts'

/** A line of a submitted file. */
type LinePlace = { fileId: string; line: number }

type SuggestionFieldProps = {
  place: LinePlace
  suggestion: Suggestion | null
  onSuggestion: (suggestion: Suggestion | null) => void
}

const maxLines = 50
const noFile = { fileId: '', url: '' }

/** What the learner could write in place of the line, or of several from it on. */
export function SuggestionField({ place: { fileId, line }, ...props }: SuggestionFieldProps) {
  const { suggestion, onSuggestion } = props
  const file = useSubmittedFile(fileId)
  const isText = file !== null && canBeQuoted(file)
  const { data: text } = useQuery({ ...linesOf(file ?? noFile), enabled: isText })
  if (!text || line > text.length) return null
  const original = (lines: number) => linesAt(text, line, lines).join('\n')

  if (!suggestion)
    return (
      <Button variant="quiet" size="small" onClick={() => onSuggestion({ lines: 1, text: original(1) })}>
        Suggest a change
      </Button>
    )
  const lastLine = (count: number) => line + count - 1
  const counts = Array.from({ length: Math.min(maxLines, text.length - line + 1) }, (_, index) => index + 1)
  const choose = (lines: number) => {
    const isUntouched = suggestion.text === original(suggestion.lines)
    onSuggestion({ lines, text: isUntouched ? original(lines) : suggestion.text })
  }
  return (
    <fieldset className="grid w-full gap-2 rounded-control border border-line bg-paper p-2.5">
      <legend className="type-label px-1">Suggested change</legend>
      <Field label={`Replaces line ${line} to`}>
        <Select value={suggestion.lines} onChange={(event) => choose(Number(event.target.value))} className="min-h-8">
          <Options of={counts.map((count) => [count, String(lastLine(count))])} />
        </Select>
      </Field>
      <Field label="With" hint="The learner can use it with one click. Leave it empty to suggest removing the lines.">
        <Textarea
          rows={2}
          maxLength={4000}
          spellCheck={false}
          wrap="off"
          className="max-h-80 min-h-18! overflow-x-auto font-mono text-sm"
          value={suggestion.text}
          onChange={(event) => onSuggestion({ ...suggestion, text: event.target.value })}
        />
      </Field>
      <Button variant="quiet" size="small" className="justify-self-start" onClick={() => onSuggestion(null)}>
        Remove suggestion
      </Button>
    </fieldset>
  )
}
