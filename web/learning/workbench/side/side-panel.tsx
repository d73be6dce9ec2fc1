import { Suspense, useEffect, useState, type ReactNode } from 'react'
import type { AttemptCommit } from '#contract/learning/commits.ts'
import type { ReviewCase } from '#contract/learning/reviews.ts'
import type { Comment } from '#contract/learning/solutions.ts'
import { MessageSquarePlus } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { Loading, SkeletonText } from '#web/kit/states/skeleton.tsx'
import type { OpenLine } from '../../checks/check-list.tsx'
import { nameOf } from '#web/kit/lists/file-tree.rules.ts'
import { Block } from './block.tsx'
import { hasChecks } from '../checks/has-checks.ts'
import { CommentCard, CommentForm } from '../comments.tsx'
import { generalDraft, hasDraft } from '../../reviews/drafts.ts'
import type { FileSelection } from '../file-selection.ts'
import { useIsMine } from '../files-panel.tsx'
import { hiddenUnless, isWideScreen, type Part, useMountedParts } from '../parts.tsx'

const loadParts = () => import('./side-parts.tsx')
const ChecksBlock = lazyComponent(loadParts, 'ChecksBlock')
const Explanation = lazyComponent(loadParts, 'Explanation')
const Commits = lazyComponent(loadParts, 'Commits')
const preloadParts = () => Promise.all([ChecksBlock.preload(), Explanation.preload()]).catch(() => {})

// A wide screen shows them at once. A phone shows the files first and loads these when it has come to rest.
if (isWideScreen()) void preloadParts()
const delayMs = 3_000

type SidePartProps = {
  review: ReviewCase
  part: Part
  isHidden: boolean
  onJump: (comment: Comment) => void
  onOpenLine: OpenLine['open']
  selection: FileSelection
  onCommit: (commit: AttemptCommit) => void
  /** Above everything else. */
  intro?: ReactNode
  comments?: ReactNode
  verdict: ReactNode
}

const loading = (
  <Loading>
    <SkeletonText lines={6} />
  </Loading>
)

/** The explanation and comments, and below them the verdict, which is always visible. */
export function SidePanel(props: SidePartProps) {
  const { review, part, isHidden, onJump, onOpenLine, selection, onCommit, intro, comments, verdict } = props
  const isMounted = useMountedParts(part)
  useEffect(() => {
    const timer = setTimeout(() => void preloadParts(), delayMs)
    return () => clearTimeout(timer)
  }, [])
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
              <Suspense fallback={loading}>
                <ChecksBlock review={review} onOpenLine={onOpenLine} />
              </Suspense>
            </Block>
          </div>
        )}
        {isMounted('explanation') && (
          <div className={classes('grid grid-cols-1 gap-5', hiddenUnless(part === 'explanation'))}>
            <Suspense fallback={loading}>
              <Explanation review={review} onJump={onJump}>
                <Commits selection={selection} onChoose={onCommit} />
              </Explanation>
            </Suspense>
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
            <CommentCard
              comment={comment}
              canRemove={isMine(comment)}
              canChange={isMine(comment) && comment.line === null}
              canReply={current.review !== null}
            />
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
