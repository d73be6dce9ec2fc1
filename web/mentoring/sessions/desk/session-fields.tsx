import { mayUse } from '#contract/kit/access.ts'
import { useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { maxWeeks } from '#contract/mentoring/session-desk.ts'
import { me, staffMembers } from '#web/identity/index.ts'
import { Field, Input, Textarea, Options, Select } from '#web/kit/forms/field.tsx'
import type { Problems } from '#web/kit/forms/form.ts'
import { holidays, shortDay } from '#web/site/index.ts'
import { courses, runningBatches } from '../session-desk.api.ts'
import { HolidayField } from './holiday-field.tsx'
import { lastDate, ofBatch, leftOut, type SessionFormValues } from './session-form.rules.ts'

export type FieldsProps = {
  values: SessionFormValues
  problems: Problems
  onChange: (changed: Partial<SessionFormValues>) => void
}

type SessionFieldsProps = FieldsProps & {
  /** Where the meeting of an existing session is; its link can be replaced, but not read. */
  meetingSite: string | null
  /** Date, time and repetition of a new session. */
  children?: ReactNode
}

export function SessionFields({ values, problems, onChange, meetingSite, children }: SessionFieldsProps) {
  const input = inputFor(values, onChange)
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-6">
      <Field label="Title" problem={problems['title']} className="sm:col-span-6">
        {input('title', { maxLength: 100, required: true, placeholder: 'Ask me anything about SQL' })}
      </Field>
      <Field
        label="Description"
        optional
        hint="What you’ll cover, and what to bring"
        problem={problems['description']}
        className="sm:col-span-6"
      >
        <Textarea
          name="description"
          rows={3}
          maxLength={2000}
          value={values.description}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </Field>
      <AudienceField values={values} problems={problems} onChange={onChange} />
      <HostField values={values} problems={problems} onChange={onChange} />
      {children}
      <Field label="Minutes" problem={problems['minutes']} className="sm:col-span-3">
        {input('minutes', { type: 'number', min: 10, max: 240, inputMode: 'numeric', required: true })}
      </Field>
      <Field label="Seats" problem={problems['capacity']} className="sm:col-span-3">
        {input('capacity', { type: 'number', min: 1, max: 500, inputMode: 'numeric', required: true })}
      </Field>
      <Field
        label={meetingSite ? 'New meeting link' : 'Meeting link'}
        optional={meetingSite !== null}
        hint={
          meetingSite
            ? `The meeting is at ${meetingSite}. Leave this empty to keep its link.`
            : 'Google Meet, Zoom, Jitsi or any other. Only people with a seat can open it.'
        }
        problem={problems['meetingLink']}
        className="sm:col-span-6"
      >
        {input('meetingLink', { type: 'url', inputMode: 'url', maxLength: 500, placeholder: 'https://' })}
      </Field>
    </div>
  )
}

/** When a new session is, and how often. */
export function TimeFields({ values, problems, onChange }: FieldsProps) {
  const input = inputFor(values, onChange)
  const { data: closed = [] } = useQuery(holidays)
  const last = lastDate(values)
  const without = leftOut(values, closed).map(({ date, name }) => `${shortDay(date)} (${name})`)
  return (
    <>
      <Field label="Date" problem={problems['date']} className="sm:col-span-2">
        {input('date', { type: 'date', required: true, max: '2199-12-31' })}
      </Field>
      <Field label="Time (IST)" problem={problems['time']} className="sm:col-span-2">
        {input('time', { type: 'time', required: true })}
      </Field>
      <Field
        label="Number of sessions"
        hint={last ? describeWeeks(last, without) : 'More than 1 repeats weekly'}
        problem={problems['weeks']}
        className="sm:col-span-2"
      >
        {input('weeks', { type: 'number', min: 1, max: maxWeeks, inputMode: 'numeric', required: true })}
      </Field>
      <HolidayField date={values.date} problem={problems['onHoliday']} className="sm:col-span-6" />
    </>
  )
}

const describeWeeks = (last: string, without: string[]) =>
  `Every week until ${last}${without.length > 0 ? `, except on holidays: ${without.join(', ')}` : ''}`

const inputFor =
  (values: SessionFormValues, onChange: FieldsProps['onChange']) =>
  (name: keyof SessionFormValues, props: ComponentProps<'input'> = {}) => (
    <Input
      name={name}
      autoComplete="off"
      value={values[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      {...props}
    />
  )

/** A batch has a course, so there are three ways to say for whom it is in one list. */
function AudienceField({ values, problems, onChange }: FieldsProps) {
  const { data = [] } = useQuery(courses)
  const batches = useQuery(runningBatches).data?.items ?? []
  const chosen = batches.map(({ batchId, name }) => [`${ofBatch}${batchId}`, `Batch “${name}”`] as const)
  const isMissing = values.audience.startsWith(ofBatch) && !chosen.some(([value]) => value === values.audience)
  return (
    <Field label="For" problem={problems['courseId'] ?? problems['batchId']} className="sm:col-span-3">
      <Select name="audience" value={values.audience} onChange={(event) => onChange({ audience: event.target.value })}>
        <option value="">All learners</option>
        {/* It is loading, or over. */}
        {isMissing && <option value={values.audience}>A batch</option>}
        <Options of={chosen} />
        <Options of={data.map(({ courseId, courseTitle }) => [courseId, `Learners of ${courseTitle}`])} />
      </Select>
    </Field>
  )
}

/** Mentors host themselves; admins can choose anyone of the staff. */
function HostField({ values, problems, onChange }: FieldsProps) {
  const { data: person } = useQuery(me)
  const { data = [] } = useQuery(staffMembers)
  const shown = data.filter(({ userId }) => mayUse(person ?? null, 'team:act') || String(userId) === values.hostId)
  return (
    <Field label="Host" problem={problems['hostId']} className="sm:col-span-3">
      <Select name="hostId" value={values.hostId} onChange={(event) => onChange({ hostId: event.target.value })}>
        {/* The value must be there while the others load. */}
        {!shown.some(({ userId }) => String(userId) === values.hostId) && (
          <option value={values.hostId}>Loading…</option>
        )}
        <Options of={shown.map(({ userId, name }) => [userId, name])} />
      </Select>
    </Field>
  )
}
