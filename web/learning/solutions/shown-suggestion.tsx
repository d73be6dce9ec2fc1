import { useQuery } from '@tanstack/react-query'
import type { Comment, SolutionFile } from '#contract/learning/solutions.ts'
import { Check } from '#web/kit/icons.tsx'
import { Badge } from '#web/kit/layout/badge.tsx'
import { SuggestionDiff } from './suggestion-diff.tsx'
import { linesAt, linesOfText } from './suggestion.rules.ts'
import { linesOf } from './file-texts.api.ts'

type ShownSuggestionProps = {
  comment: Comment
  file: SolutionFile
  /** What to call it when it was used. */
  takenLabel: string
}

/** What a comment suggests, compared with what was submitted. */
export function ShownSuggestion({ comment: { suggestion, line }, file, takenLabel }: ShownSuggestionProps) {
  const { data } = useQuery(linesOf(file))
  if (!suggestion || line === null) return null
  return (
    <div className="mt-2 grid grid-cols-1 gap-1.5">
      <p className="type-small flex flex-wrap items-center gap-x-2 font-semibold">
        Suggested change
        {suggestion.takenAt && (
          <Badge tone="good" icon={Check}>
            {takenLabel}
          </Badge>
        )}
      </p>
      <SuggestionDiff
        before={data ? linesAt(data, line, suggestion.lines) : null}
        beforeLabel="Submitted"
        after={linesOfText(suggestion.text)}
      />
    </div>
  )
}
