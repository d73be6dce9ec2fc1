import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Draft } from '#contract/learning/solutions.ts'
import { me } from '#web/identity/index.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { ApiError } from '#web/kit/api/call.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Loading, Skeleton } from '#web/kit/states/skeleton.tsx'
import { site } from '#web/site/index.ts'
import { draftOf } from '../solutions/solutions.api.ts'
import type { Limits } from './limits.rules.ts'

type Loaded = {
  userId: number
  /** Null while the server cannot be reached. */
  draft: Draft | null
  limits: Limits | null
}

type DraftLoaderProps = {
  taskStepId: number
  onClose?: () => void
  children: (loaded: Loaded) => ReactNode
}

/** Loads the draft of a step; offline, the page continues with the draft of this device. */
export function DraftLoader({ taskStepId, onClose, children }: DraftLoaderProps) {
  const draft = useQuery(draftOf(taskStepId))
  const school = useQuery(site)
  const { data: person } = useQuery(me)
  const rejection = draft.error instanceof ApiError && !draft.error.isTemporary ? draft.error : null

  if (draft.isPending || school.isLoading || !person) {
    return (
      <Loading label="Opening your draft" className="mt-4">
        <Skeleton className="mb-3 h-32 rounded-control" />
        <Skeleton className="h-20 rounded-control" />
      </Loading>
    )
  }
  if (rejection) {
    return (
      <div className="mt-4 grid justify-items-start gap-3">
        <Callout tone="problem">{rejection.message}</Callout>
        {onClose && <Button onClick={onClose}>Close</Button>}
      </div>
    )
  }
  return children({ userId: person.userId, draft: draft.data ?? null, limits: school.data?.submission ?? null })
}
