import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Segment, SegmentKind } from '#contract/messages/segments.ts'
import { enrollableCourses } from '#web/catalogue/index.ts'
import { emailsIn } from '#web/kit/forms/emails-in.ts'
import { Field, Input, Textarea, Checkbox, Options, Select } from '#web/kit/forms/field.tsx'
import { dayAndTime, plural, rupees } from '#web/kit/format.ts'
import { site } from '#web/site/index.ts'
import { recentSessions, runningBatches } from './messages.api.ts'
import { PeopleField } from './people-field.tsx'
import { type Choice, choiceOf, segmentOf } from './recipients.rules.ts'

const kinds: Record<SegmentKind, string> = {
  everyone: 'All learners',
  people: 'Chosen people',
  emails: 'A list of email addresses',
  course: 'Learners of a course',
  plan: 'Learners with a plan',
  ending: 'Access ends soon',
  inactive: 'Inactive learners',
  rejected: 'Rejected and not back',
  unstarted: 'Enrolled without a submission',
  unverified: 'Not verified',
  batch: 'Learners of a batch',
  session: 'Attendees of a session',
}

type Props = { segment: Segment | null; onChange: (segment: Segment | null) => void; problem?: string | undefined }

/** Who gets a message. Half a choice is no segment yet. */
export function Recipients({ segment, onChange, problem }: Props) {
  const [choice, setChoice] = useState(() => choiceOf(segment))
  const change = (changes: Partial<Choice>) => {
    const next = { ...choice, ...changes }
    setChoice(next)
    onChange(segmentOf(next))
  }
  return (
    <div className="grid gap-4">
      <Field label="Send to" problem={problem}>
        <Select value={choice.kind} onChange={({ target }) => change({ kind: target.value as SegmentKind })}>
          <Options of={Object.entries(kinds)} />
        </Select>
      </Field>
      <Details choice={choice} onChange={change} />
    </div>
  )
}

type DetailsProps = { choice: Choice; onChange: (changes: Partial<Choice>) => void }

function Details({ choice, onChange }: DetailsProps) {
  switch (choice.kind) {
    case 'everyone':
      return <Hint>Everyone with a learner account, with or without access.</Hint>
    case 'people':
      return <PeopleField userIds={choice.userIds} onChange={(userIds) => onChange({ userIds })} />
    case 'course':
      return <CourseFields choice={choice} onChange={onChange} />
    case 'batch':
      return <BatchField choice={choice} onChange={onChange} />
    case 'session':
      return <SessionFields choice={choice} onChange={onChange} />
    case 'plan':
      return <PlanField choice={choice} onChange={onChange} />
    case 'emails':
      return <EmailsField choice={choice} onChange={onChange} />
    case 'unverified':
      return (
        <Field label="What isn’t verified">
          <Select value={choice.what} onChange={({ target }) => onChange({ what: target.value as Choice['what'] })}>
            <option value="payment">A payment is pending</option>
            <option value="never">Never had a verified payment</option>
            <option value="email">Email address not confirmed</option>
          </Select>
        </Field>
      )
    default:
      return <DaysField choice={choice} onChange={onChange} />
  }
}

const Hint = ({ children }: { children: ReactNode }) => <p className="type-small text-soft">{children}</p>

const dayHints: Partial<Record<SegmentKind, [label: string, hint: string]>> = {
  ending: ['Within how many days', 'Learners without a pending payment.'],
  inactive: ['For how many days', 'Learners with access who didn’t visit or work on anything.'],
  rejected: ['For how many days', 'Learners with access whose work was rejected and who submitted nothing since.'],
  unstarted: ['Enrolled for how many days', 'Learners with access who never submitted anything.'],
}

function DaysField({ choice: { kind, days }, onChange }: DetailsProps) {
  const [label = '', hint] = dayHints[kind] ?? []
  const isWrong = segmentOf({ ...choiceOf(null), kind, days }) === null
  return (
    <Field label={label} hint={hint} problem={isWrong ? 'Enter a number of days from 1 to 365' : undefined}>
      <Input
        type="number"
        min={1}
        max={365}
        value={days}
        onChange={({ target }) => onChange({ days: target.value })}
        className="max-w-32"
      />
    </Field>
  )
}

function CourseFields({ choice: { courseId, isOnly }, onChange }: DetailsProps) {
  const courses = useQuery(enrollableCourses).data ?? []
  return (
    <>
      <Field label="Course">
        <Select value={courseId} onChange={({ target }) => onChange({ courseId: target.value })}>
          <option value="">Choose a course</option>
          <Options of={courses.map((course) => [course.courseId, course.courseTitle])} />
        </Select>
      </Field>
      <Checkbox
        label="Only learners with access now"
        checked={isOnly}
        onChange={({ target }) => onChange({ isOnly: target.checked })}
      />
    </>
  )
}

function BatchField({ choice: { batchId }, onChange }: DetailsProps) {
  const batches = useQuery(runningBatches).data?.items ?? []
  return (
    <Field label="Batch">
      <Select value={batchId} onChange={({ target }) => onChange({ batchId: target.value })}>
        <option value="">Choose a batch</option>
        <Options of={batches.map((batch) => [batch.batchId, `${batch.name}, ${batch.courseTitle}`])} />
      </Select>
    </Field>
  )
}

function SessionFields({ choice: { sessionId, isOnly }, onChange }: DetailsProps) {
  const sessions = useQuery(recentSessions).data ?? []
  return (
    <>
      <Field label="Session">
        <Select value={sessionId} onChange={({ target }) => onChange({ sessionId: target.value })}>
          <option value="">Choose a session</option>
          <Options
            of={sessions.map((session) => [session.sessionId, `${session.title}, ${dayAndTime(session.startsAt)}`])}
          />
        </Select>
      </Field>
      <Checkbox
        label="Only those who joined"
        checked={isOnly}
        onChange={({ target }) => onChange({ isOnly: target.checked })}
      />
    </>
  )
}

function PlanField({ choice: { rupees: price }, onChange }: DetailsProps) {
  const plans = useQuery(site).data?.plans ?? []
  return (
    <Field label="Plan" hint="Learners with access whose latest payment was for this plan.">
      <Select value={price} onChange={({ target }) => onChange({ rupees: target.value })}>
        <option value="">Choose a plan</option>
        <Options of={plans.map((plan) => [plan.rupees, `${rupees(plan.rupees)} for ${plan.days} days`])} />
      </Select>
    </Field>
  )
}

function EmailsField({ choice: { emails }, onChange }: DetailsProps) {
  const found = emailsIn(emails).length
  return (
    <Field
      label="Email addresses"
      hint={`Paste addresses or the content of a CSV file. ${plural(found, 'valid email')} found. Only registered people get the message.`}
    >
      <Textarea rows={6} value={emails} onChange={({ target }) => onChange({ emails: target.value })} />
    </Field>
  )
}
