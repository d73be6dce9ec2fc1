import type { Exercise } from '#contract/learning/practice.ts'
import {
  type Attempt,
  automaticChecks,
  type Comment,
  type Review,
  type SolutionFile,
  type SolutionState,
} from '#contract/learning/solutions.ts'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { dayAndTime, plural, promisedTime } from '#web/kit/format.ts'
import { LongText } from '#web/kit/markdown/long-text.tsx'
import { RichText } from '#web/kit/markdown/rich-text.tsx'
import { useNow } from '#web/kit/duration.ts'
import { Clock } from '#web/kit/icons.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { useAsk } from '../steps/ask.ts'
import { canAppeal } from './appeal.rules.ts'
import { ImportedFrom } from '../imports/imported-from.tsx'
import { SharePreview } from '../previews/share-preview.tsx'
import { FileChip } from '../steps/file-chip.tsx'
import { Changes } from './changes.tsx'
import { CommentView } from './comment-view.tsx'
import { isUnanswered } from './replies.rules.ts'
import { ReviewReplies } from './review-replies.tsx'
import { dueLevel } from './promise.rules.ts'

// Most steps have no exercise.
const SubmittedRun = lazyPart(() => import('./submitted-run.tsx'), 'SubmittedRun')
// Only a rejected attempt has it.
const Appeal = lazyPart(() => import('./appeal.tsx'), 'Appeal')

// Most attempts have no folders, and aren't pushed with Git.
const AttemptTree = lazyPart(() => import('./attempt-tree.tsx'), 'AttemptTree')
const AttemptCommits = lazyPart(() => import('../commits/attempt-commits.tsx'), 'AttemptCommits')

const states: Record<SolutionState, { tone: BadgeTone; label: string }> = {
  submitted: { tone: 'waiting', label: 'In review' },
  approved: { tone: 'good', label: 'Approved' },
  rejected: { tone: 'bad', label: 'Rejected' },
}

type AttemptViewProps = {
  attempt: Attempt
  /** The attempt before, to compare with. */
  before: Attempt | null
  isNewest: boolean
  taskStepId: number
  canReply: boolean
  /** Of the step, as it is now. */
  exercise: Exercise | null
}

export function AttemptView({ attempt, before, isNewest, taskStepId, canReply, exercise }: AttemptViewProps) {
  const { tone, label } = states[attempt.state]
  return (
    <li className="border-l-2 border-line pl-4 sm:pl-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold">Attempt {attempt.attempt}</h3>
        <Badge tone={tone}>{label}</Badge>
        <time dateTime={attempt.submittedAt} className="type-small text-soft">
          {dayAndTime(attempt.submittedAt)}
          {attempt.writtenAt && `, written ${dayAndTime(attempt.writtenAt)}`}
        </time>
      </div>
      <PromiseNote {...attempt} />
      {attempt.textSolution && <LongText text={attempt.textSolution} isMarkdown className="mt-2 max-w-2xl" />}
      <AttemptFiles attempt={attempt} />
      <ImportedFrom imports={attempt.imports} total={attempt.files.length} />
      {attempt.checkRun && <SubmittedRun run={attempt.checkRun} files={attempt.files} exercise={exercise} />}
      {attempt.commit && <AttemptCommits solutionId={attempt.solutionId} />}
      {before && <Changes now={attempt} before={before} />}
      {attempt.review && <Verdict attempt={attempt} review={attempt.review} canReply={canReply} />}
      {(attempt.secondOpinion || (isNewest && canReply && canAppeal(attempt))) && (
        <Appeal attempt={attempt} taskStepId={taskStepId} />
      )}
      <Comments attempt={attempt} canReply={canReply} />
    </li>
  )
}

/** A line of a text can be asked about, and so can the attempt. */
function AttemptFiles({ attempt: shown }: { attempt: Attempt }) {
  const { files, solutionId, attempt } = shown
  const ask = useAsk()
  const about = { solutionId, attempt }
  const onLineOf = ({ fileId, path }: SolutionFile) =>
    ask ? (line: number, code: string) => ask({ ...about, fileId, path, line, code }) : undefined
  const hasFolders = files.some(({ path }) => path.includes('/'))
  if (files.length === 0 && !ask) return null
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      {files.length > 0 && !hasFolders && (
        <ul aria-label="Submitted files" className="contents">
          {files.map((file) => (
            <li key={file.fileId} className="max-w-full min-w-0">
              <FileChip file={{ ...file, name: file.path, onLine: onLineOf(file) }} />
            </li>
          ))}
        </ul>
      )}
      {hasFolders && <AttemptTree files={files} onLineOf={onLineOf} />}
      {ask && (
        <Button variant="quiet" size="small" onClick={() => ask(about)}>
          Ask about this attempt
        </Button>
      )}
      <SharePreview attempt={shown} />
    </div>
  )
}

type VerdictProps = { attempt: Attempt; review: Review; canReply: boolean }

function Verdict({ attempt, review: { verdict, feedback, mentor, reviewedAt }, canReply }: VerdictProps) {
  const isApproved = verdict === 'approved'
  const isAutomatic = mentor === automaticChecks
  return (
    <div
      className={classes('mt-4 max-w-2xl rounded-control px-4 py-3', isApproved ? 'bg-leaf-tint' : 'bg-vermilion-tint')}
    >
      <p className={classes('type-label', isApproved ? 'text-leaf-ink' : 'text-vermilion')}>
        {isApproved ? 'Approved' : 'Rejected'} by {isAutomatic ? 'the automatic checks' : mentor},{' '}
        {dayAndTime(reviewedAt)}
      </p>
      {feedback && <RichText text={feedback} className="mt-1" />}
      <ReviewReplies replies={attempt.replies} solutionId={attempt.solutionId} canReply={canReply && !isAutomatic} />
    </div>
  )
}

type CommentsProps = { attempt: Attempt; canReply: boolean }

function Comments({ attempt: { comments, files }, canReply }: CommentsProps) {
  if (comments.length === 0) return null
  const fileOf = ({ fileId }: Comment) => files.find((file) => file.fileId === fileId) ?? null
  const open = comments.filter(isUnanswered).length
  return (
    <div className="mt-4">
      <p className="type-label">
        Comments <span className="font-normal text-soft">({open === 0 ? 'all replied' : `${open} open`})</span>
      </p>
      <ul aria-label="Comments" className="mt-2 grid max-w-2xl grid-cols-1 gap-3">
        {comments.toSorted(byPosition).map((comment) => (
          <CommentView key={comment.commentId} comment={comment} file={fileOf(comment)} canReply={canReply} />
        ))}
      </ul>
    </div>
  )
}

/** General comments first, then file by file and line by line. */
const byPosition = (a: Comment, b: Comment) =>
  (a.path ?? '').localeCompare(b.path ?? '') || (a.line ?? 0) - (b.line ?? 0)

type PromiseNoteProps = Pick<Attempt, 'state' | 'promisedAt' | 'addedDays'>

/** By when the attempt is reviewed, and what a late review brought the learner. */
function PromiseNote({ state, promisedAt, addedDays }: PromiseNoteProps) {
  const now = useNow(60_000)
  const isWaiting = state === 'submitted'
  if (!isWaiting && addedDays === 0) return null
  const isLate = dueLevel(promisedAt, now) === 'late'
  return (
    <p className="type-small mt-1 flex gap-1.5 text-soft">
      <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        {isWaiting && !isLate && `Reviewed by ${promisedTime(promisedAt)}. `}
        {isWaiting && isLate && `We promised a review by ${promisedTime(promisedAt)}, and we’re late. Sorry! `}
        {addedDays > 0 &&
          `We added ${plural(addedDays, 'day')} to your access because ${isWaiting ? 'the review is late' : 'this review came late'}.`}
      </span>
    </p>
  )
}
