import { useQuery } from '@tanstack/react-query'
import { holidayOn } from '#contract/site/holidays.ts'
import { Checkbox } from '#web/kit/forms/field.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { holidays } from '#web/site/index.ts'

type HolidayFieldProps = { date: string; problem: string | undefined; className?: string }

/** Asks before a session is set on a holiday. Also when only the server knows: a later session of the series may be on one. */
export function HolidayField({ date, problem, className = '' }: HolidayFieldProps) {
  const { data = [] } = useQuery(holidays)
  const holiday = holidayOn(data, date)
  if (!holiday && !problem) return null
  return (
    <Callout tone="waiting" className={className}>
      {holiday && !problem && <p>This day is a holiday: {holiday.name}.</p>}
      <Checkbox name="onHoliday" className="mt-1" label="Hold it on the holiday" problem={problem} />
    </Callout>
  )
}
