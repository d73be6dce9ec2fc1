import { useQuery } from '@tanstack/react-query'
import { dayMs } from '#contract/kit/durations.ts'
import { indiaDate } from '#web/kit/format.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { describeDays, holidays } from '#web/site/index.ts'

const shownDays = 14

/** The school's holidays of the next two weeks. */
export function ClosedDays({ now }: { now: number }) {
  const { data = [] } = useQuery(holidays)
  const [today, last] = [indiaDate(now), indiaDate(now + shownDays * dayMs)]
  const soon = data.filter(({ firstDay, lastDay }) => today <= lastDay && firstDay <= last)
  if (soon.length === 0) return null
  return (
    <Callout className="mb-6">
      <p>We’re on holiday: {soon.map((holiday) => `${describeDays(holiday)} (${holiday.name})`).join(', ')}.</p>
      <p className="font-normal">Weekly sessions pause; reviews and answers continue afterwards.</p>
    </Callout>
  )
}
