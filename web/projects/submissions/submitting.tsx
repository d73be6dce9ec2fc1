import { useEffect, useRef, useState } from 'react'
import type { BriefDetails } from '#contract/projects/briefs.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { SubmissionForm } from './submission-form.tsx'
import { MySubmission } from './my-submission.tsx'

/** What I submitted, newest first, and the form while there is something to submit. */
export function Submitting({ brief }: { brief: BriefDetails }) {
  const [hasArrived, setHasArrived] = useState(false)
  const arrived = useRef<HTMLDivElement>(null)
  const { mySubmissions, myState, isOpen } = brief
  const maySubmit = isOpen && (myState === null || myState === 'rejected')

  // The focus goes on from where the form was.
  useEffect(() => {
    if (hasArrived) arrived.current?.focus()
  }, [hasArrived])

  return (
    <section aria-labelledby="brief-submission" className="grid min-w-0 gap-5">
      <h2 id="brief-submission" className="type-h2">
        {mySubmissions.length === 0 ? 'Submit your project' : 'Your project'}
      </h2>
      {hasArrived && myState === 'submitted' && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> may hold only phrases
        <div ref={arrived} tabIndex={-1} role="status" className="rounded-control">
          <Callout tone="good">
            Project submitted.
            <span className="block font-normal">A teacher will review it. We’ll notify you when it’s done.</span>
          </Callout>
        </div>
      )}
      {!isOpen && <Callout>This project is closed. Your submissions are saved.</Callout>}
      {maySubmit && <SubmissionForm brief={brief} onHandedIn={() => setHasArrived(true)} />}
      {mySubmissions.map((submission, at) => (
        <MySubmission key={submission.submissionId} submission={submission} isNewest={at === 0} />
      ))}
    </section>
  )
}
