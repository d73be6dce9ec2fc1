import type { WeekendSession } from '#contract/mentoring/sessions.ts'
import { ExternalLink, Play } from '#web/kit/icons.tsx'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import { LongText } from '#web/kit/markdown/long-text.tsx'
import { ClosedNote } from '#web/membership/index.ts'

/** The recording and notes of a session. */
export function SessionRecord({ session }: { session: WeekendSession }) {
  const { title, recordingLink, notes, hasAccess } = session
  if (!hasAccess)
    return (
      <ClosedNote
        whenVerified="Recordings and notes open right after."
        otherwise="You need a subscription to see recordings and notes."
      />
    )
  if (!recordingLink && !notes)
    return <p className="type-small text-soft not-first:mt-2">The host hasn’t added a recording or notes.</p>
  return (
    <>
      {notes && <LongText text={notes} className="not-first:mt-3" />}
      {recordingLink && (
        <ButtonLink href={recordingLink} target="_blank" rel="noopener noreferrer" className="mt-4 first:mt-2">
          <Play aria-hidden="true" className="size-4.5" />
          Watch the recording
          <span className="sr-only"> of {title} (opens in a new tab)</span>
          <ExternalLink aria-hidden="true" className="size-4 text-soft" />
        </ButtonLink>
      )}
    </>
  )
}
