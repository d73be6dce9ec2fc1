import { useEffect, useRef, useState } from 'react'
import type { BriefDetails } from '#contract/projects/briefs.ts'
import { ReadOnlyNote, useMayPost } from '#web/membership/index.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { SubmissionForm } from './submission-form.tsx'
import { MySubmission } from './my-submission.tsx'

/** My submissions, newest first, and the form if I can submit. */
export function Submitting({ brief }: { brief: BriefDetails }) {
  const [isSubmitted, setIsSubmitted] = useState(false)
  const message = useRef<HTMLDivElement>(null)
  const { mySubmissions, myState, isOpen } = brief
  const mayPost = useMayPost()
  const maySubmit = isOpen && (myState === null || myState === 'rejected')

  // The form is gone, so the focus moves to the message.
  useEffect(() => {
    if (isSubmitted) message.current?.focus()
  }, [isSubmitted])

  return (
    <section aria-labelledby="brief-submission" className="grid min-w-0 gap-5">
      <h2 id="brief-submission" className="type-h2">
        {mySubmissions.length === 0 ? 'Submit your project' : 'Your project'}
      </h2>
      {isSubmitted && myState === 'submitted' && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> may hold only phrases
        <div ref={message} tabIndex={-1} role="status" className="rounded-control">
          <Callout tone="good">
            Project submitted.
            <span className="block font-normal">A teacher will review it. We’ll notify you when it’s done.</span>
          </Callout>
        </div>
      )}
      {!isOpen && <Callout>This project is closed. Your submissions are saved.</Callout>}
      {maySubmit && !mayPost && <ReadOnlyNote />}
      {maySubmit && mayPost && <SubmissionForm brief={brief} onSubmitted={() => setIsSubmitted(true)} />}
      {mySubmissions.map((submission, index) => (
        <MySubmission key={submission.submissionId} submission={submission} isNewest={index === 0} />
      ))}
    </section>
  )
}
