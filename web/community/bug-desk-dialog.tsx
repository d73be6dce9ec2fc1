import { useQuery } from '@tanstack/react-query'
import type { DeskBug } from '#contract/community/desk.ts'
import { AssigneeSelect } from '#web/identity/index.ts'
import { Dialog } from '#web/kit/dialog.tsx'
import { Field } from '#web/kit/field.tsx'
import { dayAndTime } from '#web/kit/format.ts'
import { QueryView } from '#web/kit/query-view.tsx'
import { SkeletonText } from '#web/kit/skeleton.tsx'
import { toast } from '#web/kit/toast.ts'
import { BugAnswerForm } from './bug-answer-form.tsx'
import { BugComments } from './bug-comments.tsx'
import { BugScreenshot } from './bug-screenshot.tsx'
import { BugStateBadge } from './bug-state.tsx'
import { bugOnDesk, useAssignBug } from './desk.api.ts'

type BugDeskDialogProps = { bugId: number; onClose: () => void }

/** All there is to one bug, and all that can be done with it. */
export function BugDeskDialog({ bugId, onClose }: BugDeskDialogProps) {
  const query = useQuery(bugOnDesk(bugId))
  return (
    <Dialog
      open
      size="large"
      closeOnBackdrop={false}
      onClose={onClose}
      title={<span className="wrap-anywhere">{query.data?.title ?? 'Bug'}</span>}
    >
      <QueryView query={query} skeleton={<SkeletonText lines={6} />}>
        {(bug) =>
          bug ? (
            <Whole bug={bug} onLinkExpired={() => void query.refetch()} />
          ) : (
            <p className="text-soft">This bug is not here any more.</p>
          )
        }
      </QueryView>
    </Dialog>
  )
}

function Whole({ bug, onLinkExpired }: { bug: DeskBug; onLinkExpired: () => void }) {
  return (
    <div className="grid min-w-0 gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="type-small min-w-0 text-soft">
          <p className="mb-1.5">
            <BugStateBadge state={bug.state} />
          </p>
          <p className="wrap-anywhere">
            Reported by <b className="font-semibold text-ink">{bug.reporter}</b>, {dayAndTime(bug.createdAt)}
            {bug.page && <>, on {bug.page}</>}
          </p>
        </div>
        <Assignee bug={bug} />
      </div>
      <div className="min-w-0">
        <h3 className="type-label text-soft">What was done, and what happened</h3>
        <p className="mt-1.5 wrap-anywhere whitespace-pre-line">{bug.steps}</p>
        {bug.screenshotUrl && <BugScreenshot url={bug.screenshotUrl} onExpired={onLinkExpired} />}
      </div>
      {/* Anew when the answer changed elsewhere: what it begins with is what stands. */}
      <BugAnswerForm key={`${bug.state} ${bug.answeredAt}`} bug={bug} />
      <section aria-labelledby="desk-comments" className="min-w-0">
        <h3 id="desk-comments" className="type-h3 mb-4">
          Comments
        </h3>
        <BugComments bugId={bug.bugId} isStaff />
      </section>
    </div>
  )
}

function Assignee({ bug: { bugId, assignee } }: { bug: DeskBug }) {
  const assign = useAssignBug(bugId)
  return (
    <Field label="Looked after by" className="w-full sm:w-64">
      <AssigneeSelect
        assignee={assignee}
        access="mentor"
        disabled={assign.isPending}
        onAssign={(to) => assign.mutate(to, { onSuccess: () => toast(givenWords(to)) })}
      />
    </Field>
  )
}

export const givenWords = (to: number | null) => (to === null ? 'Nobody looks after it now.' : 'Given. They are told.')
