import { WorkingHours } from '#contract/learning/mentors.ts'
import { draftKey, useUnsaved } from '#web/kit/forms/draft.ts'
import { Field, Input, Problem } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { count, indiaDate } from '#web/kit/format.ts'
import { Plus, Trash2 } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { lastDayBefore, nextSpan, schoolHours, toShown, toStored, weekdays, weeklyHours } from './hours.rules.ts'
import { useSaveHours } from './mentors.api.ts'

type HoursFormProps = { stored: WorkingHours; userId: number | null }

export function HoursForm({ stored, userId }: HoursFormProps) {
  const [draft, keep] = useUnsaved<WorkingHours>(draftKey(`hours-${userId ?? 'mine'}`))
  const saved = toShown(stored)
  const form = draft ?? saved
  const isUnsaved = draft !== null && JSON.stringify(draft) !== JSON.stringify(saved)
  const save = useSaveHours(userId)
  const { onSubmit, problems, isBusy, setProblems } = useForm({
    schema: WorkingHours,
    read: () => toStored(form),
    submit: async (hours) => {
      await save.mutateAsync(hours)
      keep(null)
      toast('Working hours saved.')
    },
  })
  const change = (edit: Partial<WorkingHours>, field?: string) => {
    keep({ ...form, ...edit })
    // Adding or removing a row moves the others, and their messages with them.
    setProblems((shown) => (field ? { ...shown, [field]: undefined, form: undefined } : {}))
  }
  const discard = () => {
    keep(null)
    setProblems({})
  }
  return (
    <form onSubmit={onSubmit} noValidate aria-labelledby="hours" className="grid gap-6">
      {form.hours.length === 0 && (
        <Callout>
          No hours set. While nobody sets any, we count Monday to Saturday, 10:00 AM to 6:00 PM.{' '}
          <Button size="small" onClick={() => change({ hours: schoolHours })}>
            Start with these
          </Button>
        </Callout>
      )}
      <div className="grid gap-3">
        {weekdays.map((name, index) => (
          <Day key={name} name={name} weekday={index + 1} form={form} problems={problems} onChange={change} />
        ))}
        <p className="type-small text-soft">{count(weeklyHours(form.hours))} hours a week</p>
        <Problem text={problems['hours']} />
      </div>
      <Absences form={form} problems={problems} onChange={change} />
      {problems['form'] && <Callout tone="problem">{problems['form']}</Callout>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={isUnsaved ? 'primary' : 'secondary'} busy={isBusy} busyLabel="Saving…">
          Save <span className="sr-only">working hours</span>
        </Button>
        {isUnsaved && (
          <Button variant="quiet" onClick={discard}>
            Discard changes
          </Button>
        )}
      </div>
    </form>
  )
}

type PartProps = {
  form: WorkingHours
  problems: Record<string, string | undefined>
  onChange: (edit: Partial<WorkingHours>, field?: string) => void
}

function Day({ name, weekday, form: { hours }, problems, onChange }: PartProps & { name: string; weekday: number }) {
  const spans = hours.map((span, index) => ({ ...span, index })).filter((span) => span.weekday === weekday)
  const before = lastDayBefore(hours, weekday)
  const set = (index: number, edit: { startsAt?: string; endsAt?: string }) =>
    onChange(
      { hours: hours.map((span, place) => (place === index ? { ...span, ...edit } : span)) },
      `hours.${index}.${edit.startsAt === undefined ? 'endsAt' : 'startsAt'}`,
    )
  return (
    <fieldset className="grid gap-x-4 gap-y-2 border-b border-line pb-3 sm:grid-cols-[7rem_1fr]">
      <legend className="sr-only">{name}</legend>
      <p aria-hidden="true" className="type-label sm:pt-2.5">
        {name}
      </p>
      <div className="grid gap-2">
        {spans.map(({ index, startsAt, endsAt }) => (
          <div key={index}>
            <div className="grid grid-cols-[minmax(0,8.5rem)_minmax(0,8.5rem)_auto] items-center justify-start gap-2">
              {(['startsAt', 'endsAt'] as const).map((end) => (
                <Input
                  key={end}
                  type="time"
                  name={`hours.${index}.${end}`}
                  aria-label={end === 'startsAt' ? `${name}, from` : `${name}, until`}
                  aria-invalid={problems[`hours.${index}.${end}`] ? true : undefined}
                  aria-describedby={`hours-${index}-problem`}
                  value={end === 'startsAt' ? startsAt : endsAt}
                  // On a phone the icon would cover am and pm; the field opens the picker itself.
                  className="max-sm:[&::-webkit-calendar-picker-indicator]:hidden"
                  onChange={(event) => set(index, { [end]: event.target.value })}
                />
              ))}
              <Button
                variant="quiet"
                size="small"
                aria-label={`Remove ${startsAt} to ${endsAt} on ${name}`}
                onClick={() => onChange({ hours: hours.filter((_, place) => place !== index) })}
              >
                <Trash2 aria-hidden="true" className="size-4" />
              </Button>
            </div>
            <Problem
              id={`hours-${index}-problem`}
              text={problems[`hours.${index}.startsAt`] ?? problems[`hours.${index}.endsAt`]}
            />
          </div>
        ))}
        <p className="flex flex-wrap items-center gap-3">
          {spans.length === 0 && <span className="text-soft">Not working</span>}
          <Button
            variant="quiet"
            size="small"
            aria-label={`Add a time on ${name}`}
            onClick={() => onChange({ hours: [...hours, nextSpan(hours, weekday)] })}
          >
            <Plus aria-hidden="true" className="size-4" />
            Add a time
          </Button>
          {spans.length === 0 && before && (
            <Button
              variant="quiet"
              size="small"
              aria-label={`${name}: same as ${before.name}`}
              onClick={({ currentTarget }) => {
                // This button disappears.
                currentTarget.parentElement?.querySelector('button')?.focus()
                onChange({ hours: [...hours, ...before.spans] })
              }}
            >
              Same as {before.name}
            </Button>
          )}
        </p>
      </div>
    </fieldset>
  )
}

function Absences({ form: { absences }, problems, onChange }: PartProps) {
  const add = () => {
    const today = indiaDate(Date.now())
    onChange({ absences: [...absences, { firstDay: today, lastDay: today }] })
  }
  // Rows have no identity but their place.
  const rows = absences.map((away, index) => ({ ...away, index, key: String(index) }))
  return (
    <fieldset className="grid gap-3">
      <legend className="type-label mb-1">Days away</legend>
      {absences.length === 0 && <p className="text-soft">No days away.</p>}
      {rows.map(({ index, key, ...away }) => (
        <div key={key} className="flex flex-wrap items-end gap-3">
          {(['firstDay', 'lastDay'] as const).map((end) => (
            <Field
              key={end}
              label={end === 'firstDay' ? 'First day' : 'Last day'}
              problem={problems[`absences.${index}.${end}`]}
            >
              <Input
                type="date"
                name={`absences.${index}.${end}`}
                value={away[end]}
                className="sm:w-44!"
                onChange={(event) =>
                  onChange(
                    {
                      absences: absences.map((one, place) =>
                        place === index ? { ...one, [end]: event.target.value } : one,
                      ),
                    },
                    `absences.${index}.${end}`,
                  )
                }
              />
            </Field>
          ))}
          <Button
            variant="quiet"
            aria-label={`Remove the days from ${away.firstDay}`}
            onClick={() => onChange({ absences: absences.filter((_, place) => place !== index) })}
          >
            <Trash2 aria-hidden="true" className="size-4" />
          </Button>
        </div>
      ))}
      <p>
        <Button size="small" onClick={add}>
          <Plus aria-hidden="true" className="size-4" />
          Add days away
        </Button>
      </p>
    </fieldset>
  )
}
