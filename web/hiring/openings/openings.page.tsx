import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnOpening } from '#contract/hiring/openings.ts'
import { uniqueRows } from '#web/kit/api/query.ts'
import { Plus } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { EmptyCard } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SkeletonCards } from '#web/kit/states/skeleton.tsx'
import { OpeningCard } from './opening-card.tsx'
import { OpeningDialog } from './opening-dialog.tsx'
import { myOpenings, useCloseOpening } from './openings.api.ts'

export function OpeningsPage() {
  const query = useInfiniteQuery(myOpenings)
  /** Null is a new one. */
  const [edited, setEdited] = useState<OwnOpening | null>()
  const [closing, setClosing] = useState<OwnOpening>()
  const writeNew = () => setEdited(null)
  return (
    <>
      <PageHeader
        intro="The jobs you hire for. You ask candidates for an introduction to one of them."
        actions={
          <Button variant="primary" onClick={writeNew}>
            <Plus aria-hidden="true" className="size-4.5" />
            New opening
          </Button>
        }
      />
      <QueryView query={query} skeleton={<SkeletonCards count={2} />}>
        {({ pages }) => {
          const openings = uniqueRows(pages, ({ openingId }) => openingId)
          if (openings.length === 0)
            return (
              <EmptyCard title="No openings yet" action={<Button onClick={writeNew}>Write the first one</Button>}>
                Say what the work is and which skills it needs. Once our team has read it, it’s on our jobs board.
              </EmptyCard>
            )
          return (
            <>
              <ul className="grid gap-5">
                {openings.map((opening) => (
                  <li key={opening.openingId} className="min-w-0">
                    <OpeningCard
                      opening={opening}
                      onEdit={() => setEdited(opening)}
                      onClose={() => setClosing(opening)}
                    />
                  </li>
                ))}
              </ul>
              <LoadMore query={query} />
            </>
          )
        }}
      </QueryView>
      {edited !== undefined && <OpeningDialog opening={edited} onClose={() => setEdited(undefined)} />}
      {closing && <CloseDialog opening={closing} onClose={() => setClosing(undefined)} />}
    </>
  )
}

function CloseDialog({ opening, onClose }: { opening: OwnOpening; onClose: () => void }) {
  const { mutateAsync } = useCloseOpening()
  const close = async () => {
    await mutateAsync({ params: { openingId: opening.openingId } })
    toast('Closed.')
  }
  return (
    <ConfirmDialog
      title={`Close “${opening.title}”?`}
      text="It leaves our jobs board, and its introductions end; we tell the learners. A closed opening can’t be opened again."
      action="Close opening"
      busyLabel="Closing…"
      onConfirm={close}
      onClose={onClose}
    />
  )
}
