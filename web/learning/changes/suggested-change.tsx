import { use, useSyncExternalStore } from 'react'
import type { Comment } from '#contract/learning/solutions.ts'
import { Check } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import type { CommentStore } from './comment-state.ts'
import { EditedCode } from './edited-code.ts'
import { useTakeSuggestion } from './suggestion.api.ts'
import { SuggestionDiff } from '../solutions/suggestion-diff.tsx'
import { linesAt, linesOfText, replaceLines, stateOf } from '../solutions/suggestion.rules.ts'

type SuggestedChangeProps = {
  comment: Comment & { path: string; line: number; suggestion: NonNullable<Comment['suggestion']> }
  /** The file as it was submitted. */
  submitted: string
  store: CommentStore
}

/** What the mentor suggests to write here, to use with one click while the lines are still as they were submitted. */
export function SuggestedChange({ comment, submitted, store }: SuggestedChangeProps) {
  const { commentId, path, line, suggestion } = comment
  const { files, change } = use(EditedCode)
  const { lines: linesNow } = useSyncExternalStore(store.subscribe, store.read)
  const { mutate: take } = useTakeSuggestion()
  const text = files.find((file) => file.path === path)?.text ?? ''
  const lineNow = linesNow.get(commentId) ?? line
  const before = linesAt(submitted.split('\n'), line, suggestion.lines)
  const after = linesOfText(suggestion.text)
  const state = stateOf({ before, after }, text.split('\n'), lineNow)
  const replace = (at: number, old: readonly string[], next: readonly string[]) =>
    change(path, replaceLines(text, at, old.length, next))

  if (state.kind === 'there')
    return (
      <p className="type-small flex flex-wrap items-center gap-x-2 pb-1 font-semibold text-leaf-ink">
        <Check aria-hidden="true" className="size-4 shrink-0" />
        The suggested change is in your code.
        <Button variant="quiet" size="small" onClick={() => replace(state.line, after, before)}>
          Undo
        </Button>
      </p>
    )
  if (state.kind === 'changed')
    return (
      <div className="grid grid-cols-1 gap-1.5 pb-1.5">
        <SuggestionDiff before={state.now} beforeLabel="Yours" after={after} />
        <p className="type-small text-soft">
          {suggestion.takenAt
            ? 'You used this change, and edited the code since.'
            : 'You’ve edited this code since, so we won’t overwrite it. Above are yours and the suggestion.'}
        </p>
      </div>
    )
  return (
    <div className="grid grid-cols-1 gap-1.5 pb-1.5">
      <SuggestionDiff before={before} beforeLabel="Yours" after={after} />
      <Button
        size="small"
        className="justify-self-start"
        onClick={() => {
          replace(lineNow, before, after)
          take({ params: { commentId } })
        }}
      >
        Use this change
      </Button>
    </div>
  )
}
