import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from 'react-router'
import { useMay } from '#web/identity/index.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Composer } from './composer.tsx'
import { message } from './messages.api.ts'
import { SentMessage } from './sent-message.tsx'

export function MessageAdmin() {
  const messageId = Number(useParams()['messageId'])
  const isId = Number.isSafeInteger(messageId) && messageId > 0
  const may = useMay()
  const query = useQuery({ ...message(messageId), enabled: isId })
  if (!isId) return <Navigate to="/admin/messages" replace />
  if (query.error instanceof ApiError && query.error.code === 'not_found' && !query.data) return <NotFound />
  return (
    <QueryView query={query}>
      {(found) =>
        found.state !== 'draft' ? (
          <SentMessage message={found} />
        ) : may('messages:act') ? (
          <Composer key={messageId} message={found} />
        ) : (
          <Unsent />
        )
      }
    </QueryView>
  )
}

const Unsent = () => (
  <>
    <PageHeader />
    <EmptyState title="Not sent yet" action={<RouteButton to="/admin/messages">All messages</RouteButton>}>
      A colleague is still writing this message.
    </EmptyState>
  </>
)

const NotFound = () => (
  <>
    <PageHeader />
    <EmptyState title="Message not found" action={<RouteButton to="/admin/messages">All messages</RouteButton>}>
      It may have been deleted.
    </EmptyState>
  </>
)
