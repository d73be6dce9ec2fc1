import { Link } from 'react-router'
import type { Feedback } from '#contract/learning/performance.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { ago } from '#web/kit/format.ts'
import { feedbackAnchor, stepPath } from '../steps/step-path.ts'

export function FeedbackCard({ feedback }: { feedback: Feedback }) {
  const { courseId, taskStepId, taskStepTitle, verdict, text, mentor, reviewedAt } = feedback
  const isApproved = verdict === 'approved'
  return (
    <Card as="section" aria-labelledby="feedback">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="feedback" className="type-h3">
          Latest feedback
        </h2>
        <Badge tone={isApproved ? 'good' : 'bad'}>{isApproved ? 'Approved' : 'Rejected'}</Badge>
      </div>
      <p className="type-small mt-2 line-clamp-2 text-soft">{taskStepTitle}</p>
      {text && (
        <blockquote className="mt-4 border-l-3 border-line pl-4">
          <p className="line-clamp-5 min-w-0 wrap-anywhere whitespace-pre-line">{text}</p>
        </blockquote>
      )}
      <p className="type-small mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-soft">
        <span className="min-w-0">
          {mentor}, <time dateTime={reviewedAt}>{ago(reviewedAt)}</time>
        </span>
        <Link
          to={`${stepPath(courseId, taskStepId)}#${feedbackAnchor}`}
          aria-label={`See the full review: ${taskStepTitle}`}
          className="link pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
        >
          See the full review
        </Link>
      </p>
    </Card>
  )
}
