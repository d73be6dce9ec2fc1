import { useQuery } from '@tanstack/react-query'
import type { DeskBug } from '#contract/community/desk.ts'
import { BugAnswerForm } from './bug-answer-form.tsx'
import { BugComments } from './bug-comments.tsx'
import { BugScreenshot } from './bug-screenshot.tsx'
import { BugStateBadge } from './bug-state.tsx'
import { DeskDialog, DeskHead } from '../desk/desk-dialog.tsx'
import { bugOnDesk, useAssignBug } from '../desk/api.ts'

type BugDeskDialogProps = { bugId: number; onClose: () => void }

export function BugDeskDialog({ bugId, onClose }: BugDeskDialogProps) {
  const query = useQuery(bugOnDesk(bugId))
  return (
    <DeskDialog query={query} thing="bug" onClose={onClose}>
      {(bug) => <Whole bug={bug} onLinkExpired={() => void query.refetch()} />}
    </DeskDialog>
  )
}

function Whole({ bug, onLinkExpired }: { bug: DeskBug; onLinkExpired: () => void }) {
  const assign = useAssignBug(bug.bugId)
  return (
    <>
      <DeskHead
        row={bug}
        state={<BugStateBadge state={bug.state} />}
        by="Reported by"
        where={bug.page}
        assign={assign}
      />
      <div className="min-w-0">
        <h3 className="type-label text-soft">What was done, and what happened</h3>
        <p className="mt-1.5 wrap-anywhere whitespace-pre-line">{bug.steps}</p>
        {bug.screenshotUrl && <BugScreenshot url={bug.screenshotUrl} onExpired={onLinkExpired} />}
      </div>
      <BugAnswerForm bug={bug} />
      <section aria-labelledby="desk-comments" className="min-w-0">
        <h3 id="desk-comments" className="type-h3 mb-4">
          Comments
        </h3>
        <BugComments bugId={bug.bugId} isStaff />
      </section>
    </>
  )
}
