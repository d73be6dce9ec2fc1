import type { ReactNode } from 'react'
import { keyOf } from '#contract/learning/lesson-text.ts'
import { reviewCriteria } from '#contract/learning/lesson-checks.ts'
import type { ReviewCase } from '#contract/learning/reviews.ts'
import type { Comment } from '#contract/learning/solutions.ts'
import { Checkbox } from '#web/kit/forms/field.tsx'
import { RichText } from '#web/kit/markdown/rich-text.tsx'
import { ImportedFrom } from '../../imports/imported-from.tsx'
import { Block } from './block.tsx'
import { Earlier } from './earlier.tsx'
import { LessonWork } from './lesson-work.tsx'
import { criteriaDraft, useReviewDraft } from '../../reviews/drafts.ts'

export { ChecksBlock } from '../checks/checks-block.tsx'
export { concernsAbout } from './approval.rules.ts'
export { ApproveAnyway } from './approve-anyway.tsx'
export { Commits } from './commits.tsx'

type ExplanationProps = { review: ReviewCase; onJump: (comment: Comment) => void; children?: ReactNode }

/** The step, the learner’s explanation, and the feedback on earlier attempts. */
export function Explanation({ review, onJump, children }: ExplanationProps) {
  const hasCriteria = reviewCriteria(review.instructions).length > 0
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
      {review.current.textSolution && (
        <Block title="Learner’s explanation">
          <RichText text={review.current.textSolution} />
        </Block>
      )}
      {review.current.imports.length > 0 && (
        <Block title="Source">
          <ImportedFrom imports={review.current.imports} total={review.current.files.length} className="mt-1" />
        </Block>
      )}
      {children}
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

type CriteriaProps = { solutionId: number; instructions: string }

/** The acceptance criteria to tick off; stored in this tab until the verdict. */
function Criteria({ solutionId, instructions }: CriteriaProps) {
  const [stored, store] = useReviewDraft(solutionId, criteriaDraft)
  const met = stored.split(',')
  const toggle = (key: string) =>
    store((met.includes(key) ? met.filter((one) => one !== key) : [...met, key]).join(','))
  return (
    <ul className="grid grid-cols-1 gap-1">
      {reviewCriteria(instructions).map((criterion) => {
        const key = keyOf(criterion)
        return (
          <li key={key}>
            <Checkbox label={<RichText text={criterion} />} checked={met.includes(key)} onChange={() => toggle(key)} />
          </li>
        )
      })}
    </ul>
  )
}
