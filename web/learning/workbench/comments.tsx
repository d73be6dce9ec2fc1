import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { missingComment } from '#contract/kit/fields.ts'
import type { Comment, Suggestion } from '#contract/learning/solutions.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { asApiError } from '#web/kit/forms/problems.ts'
import { ago } from '#web/kit/format.ts'
import { Pencil, Trash2 } from '#web/kit/icons.tsx'
import { RichText } from '#web/kit/markdown/rich-text.tsx'
import { useAddComment, useEditComment, useRemoveComment } from '../reviews/reviews.api.ts'
import { ShownSuggestion } from '../solutions/shown-suggestion.tsx'
import { editDraft, hasDraft, useReviewDraft, useSuggestionDraft } from '../reviews/drafts.ts'
import { ReviewReplies } from '../solutions/review-replies.tsx'
import { useReplying } from './replying.ts'
import { ReplyField } from './reply-field.tsx'
import { useAnnounce } from './announcements.tsx'
import { isUnanswered } from '../solutions/replies.rules.ts'
import { ReplyBadge } from './side/reply-badge.tsx'
import { SuggestionField } from './suggestion-field.tsx'
import { useSubmittedFile } from './submitted-files.ts'

type CommentCardProps = {
  comment: Comment
  /** On an earlier attempt, it shows whether the learner has replied. */
  isEarlier?: boolean
  canRemove?: boolean
  /** In one place only, because what is typed is one draft: at its line, if it has one. */
  canChange?: boolean
  /** After the verdict. */
  canReply?: boolean
}

export function CommentCard({
  comment,
  isEarlier = false,
  canRemove = false,
  canChange = canRemove,
  canReply = false,
}: CommentCardProps) {
  const { solutionId, commentId, line } = comment
  const remove = useRemoveComment(solutionId)
  const announce = useAnnounce()
  const file = useSubmittedFile(comment.fileId)
  const replying = useReplying(canReply)
  const [isOpen, setIsOpen] = useState(false)
  // Also after a reload, with what was typed.
  const isEditing =
    canChange &&
    (isOpen || [editDraft(commentId), `suggestion:${editDraft(commentId)}`].some((one) => hasDraft(solutionId, one)))
  const at = line === null ? '' : ` on line ${line}`
  return (
    <article className="surface px-3 py-2">
      <header className="type-small flex flex-wrap items-center gap-x-2 text-soft">
        <b className="font-semibold text-ink">{comment.author}</b>
        <span>{ago(comment.createdAt)}</span>
        {isEarlier && <ReplyBadge isUnanswered={isUnanswered(comment)} />}
        {canRemove && !isEditing && (
          <span className="-my-1 ml-auto flex">
            {canChange && (
              <Button variant="quiet" size="small" aria-label={`Change comment${at}`} onClick={() => setIsOpen(true)}>
                <Pencil aria-hidden="true" className="size-4" />
              </Button>
            )}
            <Button
              variant="quiet"
              size="small"
              aria-label={`Remove comment${at}`}
              busy={remove.isPending}
              onClick={() => remove.mutate({ params: { commentId } }, { onSuccess: () => announce('Comment removed') })}
            >
              <Trash2 aria-hidden="true" className="size-4" />
            </Button>
          </span>
        )}
      </header>
      {isEditing ? (
        <EditForm comment={comment} onDone={() => setIsOpen(false)} />
      ) : (
        <>
          <RichText text={comment.body} />
          {comment.suggestion && file && <ShownSuggestion comment={comment} file={file} takenLabel="Taken over" />}
        </>
      )}
      <ReviewReplies {...comment} {...replying} />
    </article>
  )
}

const isSameSuggestion = (one: Suggestion | null, other: Suggestion | null) =>
  one?.lines === other?.lines && one?.text === other?.text

function EditForm({ comment, onDone }: { comment: Comment; onDone: () => void }) {
  const { solutionId, commentId, line, fileId } = comment
  const [text, setText] = useReviewDraft(solutionId, editDraft(commentId), comment.body)
  const saved = comment.suggestion && { lines: comment.suggestion.lines, text: comment.suggestion.text }
  const [suggestion, setSuggestion, forgetSuggestion] = useSuggestionDraft(solutionId, editDraft(commentId), saved)
  const edit = useEditComment(solutionId)
  const announce = useAnnounce()
  return (
    <WrittenComment
      name={line === null ? 'Your comment' : `Your comment on line ${line}`}
      text={text}
      onText={setText}
      isNew
      isBusy={edit.isPending}
      send={async (body) => {
        await edit.mutateAsync({ params: { commentId }, body: { body, suggestion } })
        // As it is stored now, so that no draft is left.
        setText(comment.body)
        forgetSuggestion()
        announce('Comment changed')
        onDone()
      }}
      onCancel={() => {
        setText(comment.body)
        forgetSuggestion()
        onDone()
      }}
      isEmpty={text === comment.body && isSameSuggestion(suggestion, saved)}
    >
      {fileId !== null && line !== null && (
        <SuggestionField place={{ fileId, line }} suggestion={suggestion} onSuggestion={setSuggestion} />
      )}
    </WrittenComment>
  )
}

type CommentFormProps = {
  solutionId: number
  /** The name of its draft. */
  draft: string
  /** Without it, the comment is about the whole attempt. */
  location?: { fileId: string; line: number }
  /** Whether the mentor has just opened it. */
  isNew?: boolean
  onDone?: () => void
}

/** The learner sees the comment with the verdict. */
export function CommentForm({ solutionId, draft, location, isNew = false, onDone }: CommentFormProps) {
  const [text, setText] = useReviewDraft(solutionId, draft)
  const [suggestion, setSuggestion, forgetSuggestion] = useSuggestionDraft(solutionId, draft, null)
  const add = useAddComment(solutionId)
  const announce = useAnnounce()
  const name = location ? `Comment on line ${location.line}` : 'General comment'
  return (
    <section aria-label={name} className="surface p-3">
      <WrittenComment
        name={name}
        text={text}
        onText={setText}
        isNew={isNew}
        isBusy={add.isPending}
        send={async (body) => {
          await add.mutateAsync({
            params: { solutionId },
            body: { body, ...location, ...(suggestion && { suggestion }) },
          })
          setText('')
          forgetSuggestion()
          announce('Comment saved')
          onDone?.()
        }}
        onCancel={() => {
          setText('')
          forgetSuggestion()
          onDone?.()
        }}
        isEmpty={text === '' && suggestion === null}
      >
        {location && <SuggestionField place={location} suggestion={suggestion} onSuggestion={setSuggestion} />}
      </WrittenComment>
    </section>
  )
}

type WrittenCommentProps = {
  name: string
  text: string
  onText: (text: string) => void
  isNew: boolean
  isBusy: boolean
  send: (body: string) => Promise<void>
  onCancel: () => void
  /** Nothing would be lost. */
  isEmpty: boolean
  /** Under the text. */
  children?: ReactNode
}

function WrittenComment({ name, text, onText, isNew, isBusy, send, onCancel, isEmpty, children }: WrittenCommentProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isNew) field.current?.focus()
  }, [isNew])
  const save = async () => {
    const body = text.trim()
    setProblem(body ? null : missingComment)
    if (!body) return field.current?.focus()
    if (isBusy) return
    try {
      await send(body)
    } catch (error) {
      const { fields, message } = asApiError(error)
      setProblem(fields['body'] ?? message)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isEmpty) onCancel()
  }
  return (
    <ReplyField
      label={name}
      field={field}
      value={text}
      onValue={onText}
      problem={problem}
      onSend={() => void save()}
      onKeyDown={onKeyDown}
      extra={children}
      actions={
        <div className="ml-auto flex gap-2">
          <Button variant="quiet" size="small" onClick={onCancel}>
            Cancel
          </Button>
          <Button size="small" busy={isBusy} onClick={() => void save()}>
            Save comment
          </Button>
        </div>
      }
    />
  )
}
