import type { Ref } from 'react'
import { CopyButton } from '#web/kit/overlays/copy-button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'

export type RejectedSubmission = { reason: string; text: string }

/** Replaces the form when the step was submitted elsewhere, as in another tab: nothing typed is lost. */
export function SubmissionRejected({ reason, text, ref }: RejectedSubmission & { ref: Ref<HTMLDivElement> }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> may hold only phrases
    <div ref={ref} tabIndex={-1} role="status" className="mt-4 rounded-control">
      <Callout tone="waiting">
        {reason}.
        <span className="block font-normal">
          What you wrote in this tab was not submitted. It’s saved as your draft, and you can copy it here:
        </span>
        <p className="my-3 font-normal wrap-anywhere whitespace-pre-wrap">{text}</p>
        <CopyButton label="Your text" value={text} />
      </Callout>
    </div>
  )
}
