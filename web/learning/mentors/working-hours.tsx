import { useQuery } from '@tanstack/react-query'
import { Card } from '#web/kit/layout/card.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SkeletonRows } from '#web/kit/states/skeleton.tsx'
import { HoursForm } from './hours-form.tsx'
import { hoursOf } from './mentors.api.ts'

type WorkingHoursProps = {
  /** Of another member of staff; otherwise the reader's own. */
  userId?: number
}

export function WorkingHoursCard({ userId }: WorkingHoursProps) {
  const person = userId ?? null
  return (
    <Card as="section" aria-labelledby="hours">
      <h2 id="hours" className="type-h3">
        Working hours
      </h2>
      <p className="type-small mt-1 mb-5 max-w-prose text-soft">
        {person === null ? 'When you review, in Indian time. ' : 'When they review, in Indian time. '}
        Learners see by when their work is reviewed, and the queue suggests work by these hours. Times promised before
        stay as they are.
      </p>
      <QueryView query={useQuery(hoursOf(person))} skeleton={<SkeletonRows count={4} />}>
        {(stored) => <HoursForm stored={stored} userId={person} />}
      </QueryView>
    </Card>
  )
}
