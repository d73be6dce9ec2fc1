import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { Attempt, Comment } from '#contract/learning/solutions.ts'
import { dayAndTime, plural } from '#web/kit/format.ts'
import { useLinkedPart } from '#web/kit/layout/use-linked-part.ts'
import { RichText } from '#web/kit/markdown/rich-text.tsx'
import type { LineNotes } from '../practice/code-editor/code-editor.tsx'
import type { GoTo } from '../practice/explanation/failure-text.tsx'
import { MarkedText } from '../practice/explanation/marked-text.tsx'
import { textsOf } from '../solutions/file-texts.api.ts'
import { attemptsAnchor, feedbackAnchor } from '../steps/step-path.ts'
import { commentIdOf, type CommentStore, createCommentStore, noteIdOf } from './comment-state.ts'
import { DoneBox, LineComment } from './line-comment.tsx'
import { SuggestedChange } from './suggested-change.tsx'

export type FileNotes = ReadonlyMap<string, LineNotes>

type WhatToChangeProps = {
  /** The newest one, which was rejected. */
  attempt: Attempt
  /** Of the files in the editor. */
  paths: readonly string[]
  onGoTo: GoTo
  /** What the editor shows under its lines. */
  onNotes: (notes: FileNotes) => void
}

type InCode = Comment & { path: string; line: number }

/** Why the work came back: the feedback, and the comments, which lead to their lines in the editor below. */
export function WhatToChange({ attempt, paths, onGoTo, onNotes }: WhatToChangeProps) {
  const { review, comments, solutionId } = attempt
  const [store] = useState(() => createCommentStore(solutionId))
  const { done, lines } = useSyncExternalStore(store.subscribe, store.read)
  const { hash } = useLocation()
  useLinkedPart(hash === `#${feedbackAnchor}`)
  const pathsKey = paths.join('\n')
  const inCode = useMemo(() => commentsIn(comments, pathsKey.split('\n')), [comments, pathsKey])
  const notes = useNotes(attempt.files, inCode, store)
  const isInCode = ({ commentId }: Comment) => inCode.some((comment) => comment.commentId === commentId)
  useEffect(() => onNotes(notes), [notes, onNotes])
  const open = comments.filter(({ commentId }) => !done.includes(commentId)).length
  return (
    <div
      id={feedbackAnchor}
      tabIndex={-1}
      className="scroll-mt-24 border-b border-line bg-marigold-tint/40 px-4 py-3 outline-none"
    >
      <h3 className="type-h3">What to change</h3>
      {review && (
        <p className="type-small text-soft">
          {review.mentor}, {dayAndTime(review.reviewedAt)}
        </p>
      )}
      {review?.feedback && <RichText text={review.feedback} className="mt-2 max-w-prose" />}
      {comments.length > 0 && (
        <>
          <output className="type-label mt-3 block">
            {plural(comments.length, 'comment')}
            {open < comments.length && (
              <span className="font-normal text-soft">
                {open === 0 ? ': all done' : `, ${comments.length - open} done`}
              </span>
            )}
          </output>
          <ol aria-label="Comments to work on" className="mt-1 divide-y divide-line">
            {comments.toSorted(byPosition).map((comment) => (
              <Item
                key={comment.commentId}
                comment={comment}
                line={lines.get(comment.commentId) ?? comment.line}
                hasPath={paths.length > 1 || !isInCode(comment)}
                isDone={done.includes(comment.commentId)}
                onToggle={() => store.toggle(comment.commentId)}
                onGoTo={isInCode(comment) ? onGoTo : null}
              />
            ))}
          </ol>
        </>
      )}
      <p className="type-small mt-2">
        <a href={`#${attemptsAnchor}`} className="touch link">
          Reply to the review
        </a>
      </p>
    </div>
  )
}

const commentsIn = (comments: readonly Comment[], paths: readonly string[]) =>
  comments.filter(
    (comment): comment is InCode => comment.line !== null && comment.path !== null && paths.includes(comment.path),
  )

/** By file and line; what is about the whole work comes first. */
const byPosition = (a: Comment, b: Comment) =>
  (a.path ?? '').localeCompare(b.path ?? '') || (a.line ?? 0) - (b.line ?? 0)

type ItemProps = {
  comment: Comment
  line: number | null
  hasPath: boolean
  isDone: boolean
  onToggle: () => void
  onGoTo: GoTo | null
}

function Item({ comment: { path, body, suggestion }, line, hasPath, isDone, onToggle, onGoTo }: ItemProps) {
  const place = [hasPath ? path : null, line && (hasPath && path ? `line ${line}` : `Line ${line}`)]
    .filter(Boolean)
    .join(', ')
  return (
    <li className="flex items-start gap-3 py-1">
      <div className={`min-w-0 flex-1 py-1 ${isDone ? 'text-soft' : ''}`}>
        {onGoTo && line ? (
          <>
            <button type="button" onClick={() => onGoTo(path, line)} className="touch link font-semibold">
              {place}
            </button>
            <p className="line-clamp-2 wrap-anywhere">
              <MarkedText text={body} />
            </p>
            {suggestion && <p className="type-small text-soft">With a suggested change, to use in one click</p>}
          </>
        ) : (
          <>
            {place && <p className="font-semibold wrap-anywhere">{place}</p>}
            <RichText text={body} />
          </>
        )}
      </div>
      <DoneBox isDone={isDone} onToggle={onToggle} label={`Done: ${place || 'comment on the whole work'}`} />
    </li>
  )
}

type Suggesting = InCode & { suggestion: NonNullable<Comment['suggestion']> }
const hasSuggestion = (comment: InCode): comment is Suggesting => comment.suggestion !== null

/** By path. The lines belong to the submitted text, which is fetched: the code may have been edited since. */
function useNotes(files: Attempt['files'], comments: readonly InCode[], store: CommentStore): FileNotes {
  const byPath = useMemo(() => [...Map.groupBy(comments, ({ path }) => path)], [comments])
  const { data: texts } = useQuery(textsOf(byPath.map(([path]) => files.find((file) => file.path === path)!)))
  return useMemo(() => {
    const show = (id: string, before: string) => {
      const comment = comments.find(({ commentId }) => commentId === commentIdOf(id))!
      const suggestion = hasSuggestion(comment) && (
        <SuggestedChange comment={comment} submitted={before} store={store} />
      )
      return <LineComment comment={comment} store={store} suggestion={suggestion} />
    }
    return new Map(
      byPath.flatMap(([path, list], index) => {
        const before = texts?.[index]
        if (before === undefined) return []
        const places = list.map(({ commentId, line }) => ({ id: noteIdOf(commentId), line }))
        return [[path, { before, places, onMove: store.move, show: (id: string) => show(id, before) }]]
      }),
    )
  }, [byPath, comments, texts, store])
}
