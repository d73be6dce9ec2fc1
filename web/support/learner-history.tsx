import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import type { InboxRequestPage, LearnerHistory as History } from '#contract/support/inbox.ts'
import { accessForTopic, type SupportTopic, supportTopics, mayReadTopic } from '#contract/support/requests.ts'
import { AssigneeSelect, May, me, PersonLink, useMay } from '#web/identity/index.ts'
import { Field, Options, Select } from '#web/kit/forms/field.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { day, plural } from '#web/kit/format.ts'
import { formatPhone } from '#web/kit/phone.ts'
import { PaymentHead } from '#web/membership/index.ts'
import { stateLabels } from '#web/threads/index.ts'
import { useAssign, useChangeTopic } from './inbox.api.ts'
import { paymentDeskLink } from './inbox.rules.ts'
import { topicLabels } from './topics.ts'

/** Next to the request: who handles it, and what helps to answer it. */
export function LearnerHistory({ request }: { request: InboxRequestPage }) {
  const { learner, history } = request
  const { payments, courses, requests, questions } = history
  const may = useMay()
  return (
    <aside aria-label={`${learner.name}’s history`} className="grid min-w-0 grid-cols-1 content-start gap-6">
      <section className="surface grid min-w-0 gap-4 p-4">
        <div>
          <h2 className="type-label">
            <PersonLink {...learner} />
          </h2>
          {history.phone && (
            <a href={`tel:${history.phone}`} className="touch link mt-1 inline-block">
              {formatPhone(history.phone)}
            </a>
          )}
          <p className="mt-1 text-soft">{describeAccess(history)}</p>
        </div>
        <May do="support:act">
          <Assignee request={request} />
          <Topic request={request} />
        </May>
      </section>
      {payments && (
        <HistoryList title="Payments" isEmpty={payments.length === 0} empty="No payments yet.">
          {payments.map((payment) => (
            <li key={payment.paymentId} className="grid gap-1">
              <PaymentHead payment={payment} />
              <Link to={paymentDeskLink(payment)} className="touch link type-small justify-self-start">
                Open in payments
              </Link>
            </li>
          ))}
        </HistoryList>
      )}
      <HistoryList title="Courses" isEmpty={courses.length === 0} empty="Not enrolled in a course.">
        {courses.map(({ courseId, courseTitle, progress }) => (
          <li key={courseId}>
            {courseTitle}
            <span className="type-small block text-soft">
              {progress.approved} of {plural(progress.steps, 'step')} approved
            </span>
          </li>
        ))}
      </HistoryList>
      <HistoryList title="Other requests" isEmpty={requests.length === 0} empty="This is the first one.">
        {requests.map(({ requestId, subject, state, createdAt }) => (
          <Entry key={requestId} to={`/admin/support/${requestId}`} title={subject}>
            {stateLabels[state]} · {day(createdAt)}
          </Entry>
        ))}
      </HistoryList>
      {questions.length > 0 && (
        <HistoryList title="Questions to mentors" isEmpty={false} empty="">
          {questions.map(({ questionId, title, state, askedAt }) => (
            <Entry key={questionId} to={may('reviews:see') ? `/admin/questions/${questionId}` : null} title={title}>
              {stateLabels[state]} · {day(askedAt)}
            </Entry>
          ))}
        </HistoryList>
      )}
    </aside>
  )
}

function Assignee({ request: { requestId, topic, assignee } }: { request: InboxRequestPage }) {
  const assign = useAssign()
  return (
    <Field label="Assigned to">
      <AssigneeSelect
        assignee={assignee}
        permissions={['support:act', accessForTopic(topic)]}
        disabled={assign.isPending}
        onAssign={(assigneeId) => assign.mutate({ params: { requestId }, body: { assigneeId } })}
      />
    </Field>
  )
}

/** The topic decides who may read the request: somebody who may not read the new one passes it on. */
function Topic({ request: { requestId, topic, payment, course } }: { request: InboxRequestPage }) {
  const change = useChangeTopic()
  const navigate = useNavigate()
  const person = useQuery(me).data ?? null
  const attached = payment ? 'payment' : course ? 'course' : null
  const onTopic = async (chosen: SupportTopic) => {
    await change.mutateAsync({ params: { requestId }, body: { topic: chosen } })
    if (mayReadTopic(person, chosen)) return
    toast(`Moved to “${topicLabels[chosen]}”. Colleagues who may read it handle it now.`)
    await navigate('/admin/support')
  }
  return (
    <Field
      label="Topic"
      hint={
        attached
          ? `Changing the topic removes the attached ${attached}.`
          : 'Not everybody on the team reads requests about accounts and payments.'
      }
    >
      <Select
        value={topic}
        disabled={change.isPending}
        onChange={(event) => void onTopic(event.target.value as SupportTopic)}
      >
        <Options of={supportTopics.map((value) => [value, topicLabels[value]])} />
      </Select>
    </Field>
  )
}

const stateTexts: Record<NonNullable<History['state']>, string> = {
  'never paid': 'Never paid',
  pending: 'Payment pending',
  rejected: 'Payment rejected',
  active: 'Has access',
  expired: 'Access ended',
}

/** 'Payment pending · access until 12 Dec 2026'. */
function describeAccess({ state, accessEnds }: History): string {
  const isOver = accessEnds !== null && Date.parse(accessEnds) < Date.now()
  const access = accessEnds ? `access ${isOver ? 'ended on' : 'until'} ${day(accessEnds)}` : 'no access yet'
  const text = state ? `${stateTexts[state]} · ${access}` : access
  return text.charAt(0).toUpperCase() + text.slice(1)
}

type HistoryListProps = { title: string; isEmpty: boolean; empty: string; children: ReactNode }

const HistoryList = ({ title, isEmpty, empty, children }: HistoryListProps) => (
  <section className="surface min-w-0 p-4">
    <h2 className="type-label">{title}</h2>
    {isEmpty ? <p className="mt-1 text-soft">{empty}</p> : <ul className="mt-2 grid grid-cols-1 gap-3">{children}</ul>}
  </section>
)

type EntryProps = {
  /** Null if they may not open it. */
  to: string | null
  title: string
  children: ReactNode
}

const Entry = ({ to, title, children }: EntryProps) => (
  <li className="min-w-0">
    {to === null ? (
      <span className="wrap-anywhere">{title}</span>
    ) : (
      <Link to={to} className="touch link wrap-anywhere">
        {title}
      </Link>
    )}
    <span className="type-small block text-soft">{children}</span>
  </li>
)
