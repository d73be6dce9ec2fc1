import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { DeskBug } from '#contract/community/desk.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { RichText } from '#web/kit/markdown/rich-text.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { deskBug, deskBugs, useAssignBug, useSetBugStates } from '../desk/api.ts'
import { commonColumns, titleColumn } from '../desk/columns.tsx'
import { CommunityDesk } from '../desk/community-desk.tsx'
import { DeskDialog, DeskHead } from '../desk/desk-dialog.tsx'
import { bugDeskUrl } from '../desk/filter.ts'
import { BugAnswerForm } from './bug-answer.tsx'
import { BugComments } from './bug-comments.tsx'
import { BugScreenshot } from './bug-screenshot.tsx'
import { bugStateLabels, BugStateBadge } from './bug-state.tsx'

export function BugDesk() {
  const { choice: filter, change } = useUrlState(bugDeskUrl)
  const query = useInfiniteQuery(deskBugs(filter))
  const { mutateAsync } = useSetBugStates()
  return (
    <>
      <CommunityDesk
        list="bugs"
        caption="Bugs"
        noun="bug"
        query={query}
        filter={filter}
        onChange={change}
        idOf={({ bugId }) => bugId}
        states={bugStateLabels}
        consequence="We’ll notify the reporters. Answers don’t change."
        onMove={async (bugIds, state) => (await mutateAsync({ bugIds, state })).changed}
        columns={[
          titleColumn<DeskBug>('Bug', ({ bugId }) => change({ bug: String(bugId) })),
          { key: 'state', header: 'Status', cell: ({ state }) => <BugStateBadge state={state} /> },
          { key: 'comments', header: 'Comments', numeric: true, cell: ({ comments }) => comments },
          ...commonColumns<DeskBug>(),
        ]}
        empty={<EmptyState title="No bugs reported">Bugs that learners report show up here.</EmptyState>}
      />
      {filter.bug && <BugDialog key={filter.bug} bugId={Number(filter.bug)} onClose={() => change({ bug: '' })} />}
    </>
  )
}

function BugDialog({ bugId, onClose }: { bugId: number; onClose: () => void }) {
  const query = useQuery(deskBug(bugId))
  const assign = useAssignBug(bugId)
  return (
    <DeskDialog query={query} noun="bug" onClose={onClose}>
      {(bug) => (
        <>
          <DeskHead item={bug} badges={<BugStateBadge state={bug.state} />} page={bug.page} assign={assign} />
          <div className="min-w-0">
            <h3 className="type-label text-soft">What happened</h3>
            <RichText text={bug.steps} className="mt-1.5" />
            {bug.screenshotUrl && <BugScreenshot url={bug.screenshotUrl} onExpired={() => void query.refetch()} />}
          </div>
          <BugAnswerForm bug={bug} />
          <section aria-labelledby="desk-comments" className="min-w-0">
            <h3 id="desk-comments" className="type-h3 mb-4">
              Comments
            </h3>
            <BugComments bugId={bugId} isStaff />
          </section>
        </>
      )}
    </DeskDialog>
  )
}
