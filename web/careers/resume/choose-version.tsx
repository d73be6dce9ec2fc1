import { Button } from '#web/kit/layout/button.tsx'
import { dayAndTime } from '#web/kit/format.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import type { ResumeDraft } from './resume-draft.ts'

/** Another tab or device saved first: nothing is overwritten before the person has chosen. */
export function ChooseVersion({ draft }: { draft: ResumeDraft }) {
  const newer = draft.newer()
  if (!newer) return null
  return (
    <Callout tone="problem" className="mb-6">
      <p>
        Your resume was saved in another tab or on another device
        {newer.savedAt && ` on ${dayAndTime(newer.savedAt)}`}. Which version do you want to continue with?
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={draft.overwriteNewer}>Keep this version</Button>
        <Button onClick={draft.acceptNewer}>Use the other version</Button>
      </div>
    </Callout>
  )
}
