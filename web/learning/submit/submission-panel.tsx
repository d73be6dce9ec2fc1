import { useQuery } from '@tanstack/react-query'
import type { TaskStep } from '#contract/learning/tasks.ts'
import { me } from '#web/identity/index.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { ApiError } from '#web/kit/api/call.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Loading, Skeleton } from '#web/kit/states/skeleton.tsx'
import { site } from '#web/site/index.ts'
import { draftOf } from '../solutions/solutions.api.ts'
import { SubmissionForm, type SubmissionEvents } from './submission-form.tsx'

/** Opens the form with the draft of the server and of this device; offline, with this device's alone. */
export function SubmissionPanel({ step, ...events }: SubmissionEvents & { step: TaskStep }) {
  const draft = useQuery(draftOf(step.taskStepId))
  const school = useQuery(site)
  const { data: person } = useQuery(me)
  const rejection = draft.error instanceof ApiError && draft.error.code !== 'unreachable' ? draft.error : null

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
        <Button onClick={events.onClose}>Close</Button>
      </div>
    )
  }
  return (
    <SubmissionForm
      step={step}
      userId={person.userId}
      draft={draft.data ?? null}
      limits={school.data?.submission ?? null}
      {...events}
    />
  )
}
