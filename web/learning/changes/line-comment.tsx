import { type ReactNode, useSyncExternalStore } from 'react'
import type { Comment } from '#contract/learning/solutions.ts'
import { RichText } from '#web/kit/markdown/rich-text.tsx'
import type { CommentStore } from './comment-state.ts'

type LineCommentProps = {
  comment: Comment
  store: CommentStore
  /** What it suggests, as far as the code is now. */
  suggestion: ReactNode
}

/** A mentor's comment under its line in the editor; one that is done takes a single line. */
export function LineComment({ comment: { commentId, author, body, line }, store, suggestion }: LineCommentProps) {
  const { done, lines } = useSyncExternalStore(store.subscribe, store.read)
  const isDone = done.includes(commentId)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- there is no such tag
    <div
      role="note"
      aria-label={`Comment on line ${lines.get(commentId) ?? line}`}
      className="rounded-control border border-line border-l-3 border-l-marigold bg-paper px-3 py-1.5 font-sans text-[0.9375rem]/[1.4] text-ink"
    >
      <div className="flex items-center justify-between gap-3">
        <p className="type-small min-w-0 truncate font-semibold">
          {author}
          {isDone && <span className="font-normal text-soft">: {body}</span>}
        </p>
        <DoneBox isDone={isDone} onToggle={() => store.toggle(commentId)} />
      </div>
      {!isDone && <RichText text={body} className="pb-1" />}
      {!isDone && suggestion}
    </div>
  )
}

type DoneBoxProps = { isDone: boolean; onToggle: () => void; label?: string }

export const DoneBox = ({ isDone, onToggle, label }: DoneBoxProps) => (
  <label className="type-small inline-flex min-h-8 shrink-0 items-center gap-1.5 pointer-coarse:min-h-11">
    <input type="checkbox" checked={isDone} onChange={onToggle} aria-label={label} className="size-4.5 accent-leaf" />
    <span aria-hidden={label ? true : undefined}>Done</span>
  </label>
)
