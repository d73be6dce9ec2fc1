import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router'
import { ApiError } from '#web/kit/api/call.ts'
import { dayAndTime } from '#web/kit/format.ts'
import { Card } from '#web/kit/layout/card.tsx'
import { RouteButton, RouteLink } from '#web/kit/layout/route-links.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { FilledText } from './filled-text.tsx'
import { myMessage, useReadMyMessage } from './messages.api.ts'

const list = '/dashboard/notifications'

/** A message from the school, opened from its notification. */
export function MessagePage() {
  const messageId = Number(useParams()['messageId'])
  const isId = Number.isSafeInteger(messageId) && messageId > 0
  const query = useQuery({ ...myMessage(messageId), enabled: isId })
  const { mutate: markRead } = useReadMyMessage()
  const isUnread = query.data?.readAt === null
  useEffect(() => {
    if (isUnread) markRead(messageId)
  }, [isUnread, markRead, messageId])
  if (!isId || (query.error instanceof ApiError && query.error.code === 'not_found')) return <NotFound />
  return (
    <QueryView query={query}>
      {({ subject, body, values, sentAt }) => (
        <>
          <PageHeader
            title={subject}
            back={{ to: list, label: 'Notifications' }}
            intro={`From our team, ${dayAndTime(sentAt)}`}
          />
          <Card className="max-w-3xl">
            <FilledText body={body} values={values} />
          </Card>
          <p className="type-small mt-4 max-w-3xl text-soft">
            Questions about this? <RouteLink to="/dashboard/support/new">Write to us</RouteLink>. You choose in{' '}
            <RouteLink to="/dashboard/settings">Settings</RouteLink> whether we also email you messages like this.
          </p>
        </>
      )}
    </QueryView>
  )
}

const NotFound = () => (
  <>
    <PageHeader />
    <EmptyState title="Message not found" action={<RouteButton to={list}>Notifications</RouteButton>}>
      It may have been sent to another account.
    </EmptyState>
  </>
)
