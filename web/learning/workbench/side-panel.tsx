import { MessageSquarePlus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { criteriaOf } from '#contract/learning/lesson-text.ts'
import type { ReviewCase } from '#contract/learning/reviews.ts'
import type { Comment } from '#contract/learning/solutions.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { RichText } from '#web/kit/markdown/rich-text.tsx'
import type { OpenLine } from '../checks/check-list.tsx'
import { ChecksBlock, hasChecks } from './checks/checks-block.tsx'
import { CommentCard, CommentForm } from './comments.tsx'
import { Criteria } from './criteria.tsx'
import { generalDraft, hasDraft } from './drafts.ts'
import { Earlier } from './earlier.tsx'
import { useIsMine } from './files-panel.tsx'
import { LessonWork } from './lesson-work.tsx'
import { hiddenUnless, type Part, useMountedParts } from './parts.tsx'
import { nameOf } from './tree.ts'

type SidePartProps = {
  review: ReviewCase
  part: Part
  isHidden: boolean
  onJump: (comment: Comment) => void
  onOpenLine: OpenLine['open']
  /** Above everything else. */
  intro?: ReactNode
  comments?: ReactNode
  verdict: ReactNode
}

/** The explanation and comments, and below them the verdict, which is always visible. */
export function SidePanel({ review, part, isHidden, onJump, onOpenLine, intro, comments, verdict }: SidePartProps) {
  const isMounted = useMountedParts(part)
  return (
    <aside
      aria-label="Explanation, comments and verdict"
      className={classes('flex min-h-0 flex-col border-line xl:w-76 xl:border-l 2xl:w-96', isHidden && 'xl:hidden')}
    >
      {/* A scrolling region must be focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section aria-label="Discussion" tabIndex={0} className="relative min-h-0 flex-1 xl:overflow-y-auto xl:p-4">
        {intro && isMounted('explanation') && (
          <div className={classes('mb-5', hiddenUnless(part === 'explanation'))}>{intro}</div>
        )}
        {hasChecks(review) && isMounted('checks') && (
          <div className={classes('xl:mb-5', hiddenUnless(part === 'checks'))}>
            <Block title="Checks">
              <ChecksBlock review={review} onOpenLine={onOpenLine} />
            </Block>
          </div>
        )}
        {isMounted('explanation') && (
          <div className={classes('grid grid-cols-1 gap-5', hiddenUnless(part === 'explanation'))}>
            <Explanation review={review} onJump={onJump} />
          </div>
        )}
        {isMounted('verdict') && <div className={classes('xl:mt-5', hiddenUnless(part === 'verdict'))}>{comments}</div>}
      </section>
      <div
        className={classes('border-line max-xl:mt-5 xl:border-t xl:bg-card xl:p-4', hiddenUnless(part === 'verdict'))}
      >
        {isMounted('verdict') && verdict}
      </div>
    </aside>
  )
}

function Explanation({ review, onJump }: Pick<SidePartProps, 'review' | 'onJump'>) {
  const hasCriteria = criteriaOf(review.instructions).length > 0
  return (
    <>
      <Block title="Step">
        <p className="font-medium wrap-anywhere">{review.taskStepTitle}</p>
        <Instructions text={review.instructions} isFolded={hasCriteria} />
      </Block>
      {hasCriteria && (
        <Block title="Acceptance criteria">
          <Criteria solutionId={review.solutionId} instructions={review.instructions} />
        </Block>
      )}
      <Block title="Learner’s explanation">
        <RichText text={review.current.textSolution} />
      </Block>
      {review.lessonWork && (
        <Block title="Lesson">
          <LessonWork work={review.lessonWork} />
        </Block>
      )}
      <Earlier review={review} onJump={onJump} />
    </>
  )
}

function Instructions({ text, isFolded }: { text: string; isFolded: boolean }) {
  if (!text) return null
  if (!isFolded) return <RichText text={text} className="mt-1 text-soft" />
  return (
    <details className="mt-1">
      <summary className="type-small link inline-block rounded-small pointer-coarse:min-h-11">Instructions</summary>
      <RichText text={text} className="mt-1 text-soft" />
    </details>
  )
}

type CommentsProps = Pick<SidePartProps, 'review' | 'onJump'> & { canWork: boolean }

export function Comments({ review, canWork, onJump }: CommentsProps) {
  const { solutionId, current } = review
  const isMine = useIsMine(canWork)
  if (!canWork && current.comments.length === 0) return null
  return (
    <Block title={`Comments on this attempt (${current.comments.length})`}>
      <ul className="mb-2 grid grid-cols-1 gap-2 empty:hidden">
        {current.comments.map((comment) => (
          <li key={comment.commentId}>
            {comment.path !== null && (
              <button type="button" className="link type-small touch text-left" onClick={() => onJump(comment)}>
                {nameOf(comment.path)}, line {comment.line}
              </button>
            )}
            <CommentCard comment={comment} canRemove={isMine(comment)} canReply={current.review !== null} />
          </li>
        ))}
      </ul>
      {canWork && <GeneralComment solutionId={solutionId} />}
    </Block>
  )
}

function GeneralComment({ solutionId }: { solutionId: number }) {
  const [isOpen, setIsOpen] = useState(() => hasDraft(solutionId, generalDraft))
  const [isNew, setIsNew] = useState(false)
  if (isOpen) {
    return <CommentForm solutionId={solutionId} draft={generalDraft} isNew={isNew} onDone={() => setIsOpen(false)} />
  }
  const open = () => {
    setIsNew(true)
    setIsOpen(true)
  }
  return (
    <Button size="small" onClick={open}>
      <MessageSquarePlus aria-hidden="true" className="size-4" />
      Add a general comment
    </Button>
  )
}

export function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="type-label mb-2">{title}</h2>
      {children}
    </section>
  )
}
