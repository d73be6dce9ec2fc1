import type { BugState } from '#contract/community/bugs.ts'
import { assignBug, type DeskBug, listBugDesk, setBugStates } from '#contract/community/desk.ts'
import { call } from '#web/kit/api/api.ts'
import { RichText } from '#web/kit/markdown/rich-text.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { CommunityDesk } from '../desk/community-desk.tsx'
import { deskOf } from '../desk/desk-source.ts'
import { bugsKey } from './api.ts'
import { BugAnswerForm } from './bug-answer.tsx'
import { BugComments } from './bug-comments.tsx'
import { BugScreenshot } from './bug-screenshot.tsx'
import { bugStateLabels, BugStateBadge } from './bug-state.tsx'

export const bugDesk = deskOf<DeskBug, BugState>({
  noun: 'bug',
  queryKey: bugsKey,
  states: bugStateLabels,
  load: (query) => call(listBugDesk, { query }),
  assign: (bugId, assigneeId) => call(assignBug, { params: { bugId }, body: { assigneeId } }),
  setStates: (bugIds, state) => call(setBugStates, { body: { bugIds, state } }),
})

export function BugDesk() {
  return (
    <CommunityDesk
      desk={bugDesk}
      caption="Bugs"
      header="Bug"
      idOf={({ bugId }) => bugId}
      consequence="We’ll notify the reporters. Answers don’t change."
      columns={[
        { key: 'state', header: 'Status', cell: ({ state }) => <BugStateBadge state={state} /> },
        { key: 'comments', header: 'Comments', numeric: true, cell: ({ comments }) => comments },
      ]}
      empty={<EmptyState title="No bugs reported">Bugs that learners report show up here.</EmptyState>}
      badges={({ state }) => <BugStateBadge state={state} />}
      details={(bug, { reload }) => (
        <>
          <div className="min-w-0">
            <h3 className="type-label text-soft">What happened</h3>
            <RichText text={bug.steps} className="mt-1.5" />
            {bug.screenshotUrl && <BugScreenshot url={bug.screenshotUrl} onExpired={reload} />}
          </div>
          <BugAnswerForm bug={bug} />
          <section aria-labelledby="desk-comments" className="min-w-0">
            <h3 id="desk-comments" className="type-h3 mb-4">
              Comments
            </h3>
            <BugComments bugId={bug.bugId} isStaff />
          </section>
        </>
      )}
    />
  )
}
