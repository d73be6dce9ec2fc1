import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StudyPlan } from '#contract/learning/study/plan.ts'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { Switch } from '#web/kit/forms/switch.tsx'
import { Check } from '#web/kit/icons.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { emailPreferences } from '#web/notifications/index.ts'
import { studyPlan, useSaveStudyPlan } from './study-plan.api.ts'
import { describeDays, toggleDay, weekdayNames } from './study-plan.rules.ts'

/** In the settings. */
export function StudyPlanCard() {
  const plan = useQuery(studyPlan)
  const save = useSaveStudyPlan()
  return (
    <Card as="section" aria-labelledby="study-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="study-title" className="type-h3">
          Study days
        </h2>
        <output className="type-small flex items-center gap-1.5 font-medium text-leaf-ink">
          {save.isSuccess && (
            <>
              <Check aria-hidden="true" className="size-4" />
              Saved
            </>
          )}
        </output>
      </div>
      <p className="mt-1 mb-4 max-w-prose text-soft">
        If you haven’t studied by then, we’ll email you what’s next. At most one email a day.
      </p>
      <QueryView query={plan} skeleton={<Skeleton className="h-40 w-full" />}>
        {(current) => (
          <>
            <Days plan={current} onChange={save.mutate} />
            <div className="mt-4 border-t border-line pt-2">
              <Switch
                label="Streak"
                hint="Days of study in a row, on your dashboard and progress page. Two missed days a month don’t break it."
                isOn={current.showsStreak}
                onSwitch={(showsStreak) => save.mutate({ showsStreak })}
              />
            </div>
          </>
        )}
      </QueryView>
    </Card>
  )
}

type DaysProps = { plan: StudyPlan; onChange: (change: Partial<StudyPlan>) => void }

function Days({ plan, onChange }: DaysProps) {
  const { weekdays } = plan
  const [time, setTime] = useState(plan.time)
  const change = (time: string) => {
    setTime(time)
    // It is empty while a time is being typed.
    if (time !== '') onChange({ time })
  }
  return (
    <div className="grid gap-4">
      <fieldset className="min-w-0">
        <legend className="type-label mb-1.5">Days</legend>
        <div className="flex flex-wrap gap-2">
          {weekdayNames.map((name, index) => (
            <label
              key={name}
              className="inline-flex min-h-11 min-w-12 cursor-pointer items-center justify-center rounded-full border border-line px-3.5 font-semibold text-soft transition-colors hover:border-edge hover:text-ink has-checked:border-indigo has-checked:bg-indigo-tint has-checked:text-indigo has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo"
            >
              <input
                type="checkbox"
                className="sr-only"
                aria-label={name}
                checked={weekdays.includes(index + 1)}
                onChange={() => onChange({ weekdays: toggleDay(weekdays, index + 1) })}
              />
              {name.slice(0, 3)}
            </label>
          ))}
        </div>
      </fieldset>
      <Field label="Time" className="max-w-40">
        <Input type="time" value={time} onChange={(event) => change(event.target.value)} />
      </Field>
      <p className="text-soft">
        <Outcome plan={plan} />
      </p>
    </div>
  )
}

function Outcome({ plan }: { plan: StudyPlan }) {
  // The card below has them already.
  const { data: emails } = useQuery({ ...emailPreferences, staleTime: Infinity })
  if (plan.weekdays.length === 0) return 'No reminders. Choose at least one day to get them.'
  if (emails?.study === false)
    return (
      <>
        You turned these emails off.{' '}
        <a href="#emails" className="link">
          Turn on “Study days” under Emails
        </a>
      </>
    )
  return `We’ll remind you on ${describeDays(plan)}, India’s time.`
}
