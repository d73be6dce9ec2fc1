import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { day } from '#web/kit/format.ts'
import { messagesTo } from '#web/messages/index.ts'
import { topicLabels } from '#web/support/index.ts'
import { stateLabels } from '#web/threads/index.ts'
import { Section, type SectionProps, useFirstRows } from './section.tsx'

const initialCount = 5

export function SupportSection({ person }: SectionProps) {
  const { supportRequests } = person
  const [shown, showMore] = useFirstRows(supportRequests, initialCount)
  return (
    <Section
      title="Support requests"
      total={supportRequests.length}
      list="supportRequests"
      person={person}
      empty="No support requests."
    >
      <ul className="surface divide-y divide-line">
        {shown.map(({ requestId, topic, subject, state, createdAt }) => (
          <Entry key={requestId} to={`/admin/support/${requestId}`} title={subject}>
            {topicLabels[topic]} · {stateLabels[state]} · {day(createdAt)}
          </Entry>
        ))}
      </ul>
      {showMore}
    </Section>
  )
}

export function QuestionsSection({ person }: SectionProps) {
  const { questions } = person
  const [shown, showMore] = useFirstRows(questions, initialCount)
  if (questions.length === 0) return null
  return (
    <Section
      title="Questions to mentors"
      total={questions.length}
      list="questions"
      person={person}
      empty="No questions."
    >
      <ul className="surface divide-y divide-line">
        {shown.map(({ questionId, title, state, askedAt }) => (
          <Entry key={questionId} to={`/admin/questions/${questionId}`} title={title}>
            {stateLabels[state]} · {day(askedAt)}
          </Entry>
        ))}
      </ul>
      {showMore}
    </Section>
  )
}

/** Loaded apart: few people look for what the school wrote. */
export function MessagesSection({ person }: SectionProps) {
  const { data } = useQuery(messagesTo(person.userId))
  const messages = data?.items ?? []
  const [shown, showMore] = useFirstRows(messages, initialCount)
  if (messages.length === 0) return null
  return (
    <Section title="Messages from us" total={messages.length} person={person} empty="No messages.">
      <ul className="surface divide-y divide-line">
        {shown.map(({ messageId, subject, deliveredAt, readAt }) => (
          <Entry key={messageId} to={`/admin/messages/${messageId}`} title={subject}>
            {deliveredAt ? `Sent ${day(deliveredAt)}` : 'Not sent yet'}
            {readAt && ` · read ${day(readAt)}`}
          </Entry>
        ))}
      </ul>
      {showMore}
    </Section>
  )
}

const Entry = ({ to, title, children }: { to: string; title: string; children: ReactNode }) => (
  <li className="px-4 py-2">
    <Link to={to} className="touch link wrap-anywhere">
      {title}
    </Link>
    <p className="type-small text-soft">{children}</p>
  </li>
)
