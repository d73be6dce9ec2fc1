import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { ProjectSubmission } from '#contract/projects/submissions.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { day, dayAndTime } from '#web/kit/format.ts'
import { MessageCircle } from '#web/kit/icons.tsx'
import { LongText } from '#web/kit/markdown/long-text.tsx'
import { FileLink } from './file-link.tsx'
import { ProjectState } from '../project-state.tsx'
import { Comments } from '../comments.tsx'

export function MySubmission({ submission, isNewest }: { submission: ProjectSubmission; isNewest: boolean }) {
  const { submissionId, attempt, decidedAt } = submission
  const card = useRef<HTMLElement>(null)
  const isLinked = useLocation().hash === `#submission-${submissionId}`
  const [isOpen, setIsOpen] = useState(isNewest || isLinked)
  const id = useId()

  useEffect(() => {
    if (!isLinked) return
    card.current?.scrollIntoView({ block: 'start' })
    card.current?.focus({ preventScroll: true })
  }, [isLinked])

  return (
    <article
      ref={card}
      id={`submission-${submissionId}`}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      className={classes('surface min-w-0 scroll-mt-20 p-5 sm:p-7', isLinked && 'border-edge')}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 id={`${id}-name`} className="type-h3 min-w-0 flex-1 basis-60 wrap-anywhere">
          {submission.name}
        </h3>
        <ProjectState state={submission.state} />
      </div>
      <p className="type-small mt-1 text-soft">
        Attempt {attempt}, submitted on {dayAndTime(submission.submittedAt)}
        {decidedAt && `, reviewed on ${day(decidedAt)}`}
      </p>
      <LongText text={submission.description} isMarkdown className="mt-3 mb-4" />
      <FileLink file={submission.file} />
      <div className="mt-5 border-t border-line pt-4">
        <Button size="small" aria-expanded={isOpen} aria-controls={`${id}-comments`} onClick={() => setIsOpen(!isOpen)}>
          <MessageCircle aria-hidden="true" className="size-4" />
          Feedback ({submission.comments})
        </Button>
        <div id={`${id}-comments`} hidden={!isOpen} className="mt-5">
          {isOpen && (
            <Comments
              subject={{ submissionId }}
              empty="No feedback yet. Your teacher’s feedback appears here, and you can reply."
              label="Your reply"
            />
          )}
        </div>
      </div>
    </article>
  )
}
