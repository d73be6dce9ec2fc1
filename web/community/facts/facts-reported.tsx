import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReportedFact } from '#contract/community/facts.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { EmptyCard } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { FactByline, FactText } from './fact-card.tsx'
import { FactDeleteDialog } from './fact-dialogs.tsx'
import { reportedFacts, useDismissFactReports } from './api.ts'

export function FactDesk() {
  const reported = useInfiniteQuery(reportedFacts)
  return (
    <QueryView query={reported}>
      {({ pages }) =>
        pages.some(({ items }) => items.length > 0) ? (
          <FactsReported />
        ) : (
          <EmptyCard title="No reported facts">
            Facts that learners report show up here with the reason, so you can keep or delete them.
          </EmptyCard>
        )
      }
    </QueryView>
  )
}

/** For staff: the reported facts, or nothing if there are none. */
export function FactsReported() {
  const reported = useInfiniteQuery(reportedFacts)
  const items = reported.data?.pages.flatMap((page) => page.items) ?? []
  if (items.length === 0) return null
  return (
    <section aria-labelledby="reported" className="mb-8">
      <h2 id="reported" className="type-h3 mb-3">
        Reported by learners
      </h2>
      <ul className="grid gap-4">
        {items.map((fact) => (
          <Reported key={fact.factId} fact={fact} />
        ))}
      </ul>
      <LoadMore query={reported} />
    </section>
  )
}

function Reported({ fact }: { fact: ReportedFact }) {
  const dismiss = useDismissFactReports()
  const [isDeleting, setIsDeleting] = useState(false)
  const onKeep = () =>
    dismiss.mutate({ params: { factId: fact.factId } }, { onSuccess: () => toast('Fact kept. Reports dismissed.') })
  return (
    <Card as="li" className="grid gap-4 border-l-4 border-l-vermilion">
      <FactText fact={fact} />
      <div>
        <h3 className="type-label text-soft">{fact.reasons.length === 1 ? 'Report' : 'Reports'}</h3>
        <ul className="mt-1 grid gap-1 wrap-anywhere">
          {fact.reasons.map((reason, index) => (
            // Two reasons can be the same, and the list only grows at its end.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="whitespace-pre-line">
              “{reason}”
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <FactByline fact={fact} />
        <Button size="small" busy={dismiss.isPending} onClick={onKeep}>
          Keep fact
        </Button>
        <Button size="small" variant="danger" onClick={() => setIsDeleting(true)}>
          Delete fact
        </Button>
      </div>
      {isDeleting && <FactDeleteDialog fact={fact} onClose={() => setIsDeleting(false)} />}
    </Card>
  )
}
