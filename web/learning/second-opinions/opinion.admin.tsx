import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { ApiError } from '#web/kit/api/call.ts'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { AnnouncementProvider } from '../workbench/announcements.tsx'
import { NotAvailable, WorkbenchSkeleton } from '../workbench/states.tsx'
import type { Outcome } from './opinion-outcome.tsx'
import { OpinionWorkbench } from './opinion-workbench.tsx'
import { opinionsPath } from './second-opinion-path.ts'
import { opinionCase } from './second-opinions.api.ts'

// Loaded when the opinion is given.
const OpinionOutcome = lazyComponent(() => import('./opinion-outcome.tsx'), 'OpinionOutcome')

export function OpinionAdmin() {
  const opinionId = Number(useParams()['opinionId'])
  return Number.isSafeInteger(opinionId) && opinionId > 0 ? (
    <OneOpinion key={opinionId} opinionId={opinionId} />
  ) : (
    <Navigate to={opinionsPath} replace />
  )
}

function OneOpinion({ opinionId }: { opinionId: number }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  // A given opinion can't be read again.
  const opinion = useQuery({ ...opinionCase(opinionId), enabled: outcome === null })
  const error = opinion.error instanceof ApiError ? opinion.error : null
  if (outcome && opinion.data)
    return (
      <Suspense fallback={<WorkbenchSkeleton />}>
        <OpinionOutcome opinion={opinion.data} outcome={outcome} />
      </Suspense>
    )
  if (!opinion.data && error && ['not_allowed', 'not_found', 'conflict'].includes(error.code))
    return <NotAvailable title="You can’t give this second opinion" reason={error.message} />
  return (
    <QueryView query={opinion} skeleton={<WorkbenchSkeleton />}>
      {(found) => (
        <AnnouncementProvider>
          <OpinionWorkbench opinion={found} onDecided={setOutcome} />
        </AnnouncementProvider>
      )}
    </QueryView>
  )
}
