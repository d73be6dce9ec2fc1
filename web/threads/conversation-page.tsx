import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { useParams } from 'react-router'
import { type ConversationState, quietDays } from '#contract/threads/conversations.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { useNow } from '#web/kit/duration.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton, SkeletonText } from '#web/kit/states/skeleton.tsx'
import { ConversationBadge, promiseText } from './conversation-state.tsx'

/** The page with all conversations of this kind. */
export type ConversationList = { to: string; title: string }

type ConversationPageProps = {
  list: ConversationList
  title: string
  conversation: { state: ConversationState; promisedAt: string }
  /** Beside the state. */
  about: ReactNode
  /** After the promise. */
  promiseNote?: string
  resolve: { isPending: boolean; mutate: () => void }
  children: ReactNode
}

/** A learner's page of a conversation: its state, the promise, and what they can do. */
export function ConversationPage(props: ConversationPageProps) {
  const { list, title, conversation, about, promiseNote = '', resolve, children } = props
  const { state } = conversation
  const promise = promiseText(conversation, useNow(60_000))
  return (
    <>
      <PageHeader
        title={title}
        back={{ to: list.to, label: list.title }}
        intro={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <ConversationBadge state={state} />
            {about}
          </span>
        }
        actions={
          state !== 'resolved' && (
            <Button busy={resolve.isPending} onClick={() => resolve.mutate()}>
              Mark as resolved
            </Button>
          )
        }
      />
      <div className="grid max-w-3xl grid-cols-1 gap-6">
        {promise && (
          <Callout tone="waiting">
            {promise}
            {promiseNote}
          </Callout>
        )}
        {state === 'answered' && (
          <p className="text-soft">
            Did this help? Mark it as resolved, or write again. Without a new message it’s resolved after {quietDays}{' '}
            days.
          </p>
        )}
        {children}
      </div>
    </>
  )
}

/** The title, what the conversation is about and the first messages. */
const ConversationSkeleton = () => (
  <div className="grid max-w-3xl grid-cols-1 gap-6">
    <div className="grid gap-3">
      <Skeleton className="h-4 w-28" />
      <Skeleton className="h-9 w-4/5" />
      <Skeleton className="h-5 w-3/5" />
    </div>
    <Skeleton className="h-16 rounded-card" />
    <SkeletonText lines={4} />
  </div>
)

type ConversationByIdProps<Found, Key extends QueryKey> = {
  /** The parameter of the address. */
  param: string
  query: (id: number) => UseQueryOptions<Found, Error, Found, Key>
  list: ConversationList
  missing: { title: string; text: string; backLabel?: string }
  children: (found: Found) => ReactNode
}

/** Loads the conversation of the address. */
export function ConversationById<Found, Key extends QueryKey>(props: ConversationByIdProps<Found, Key>) {
  const { param, query, list, missing, children } = props
  const id = Number(useParams()[param])
  const isId = Number.isSafeInteger(id) && id > 0
  const loaded = useQuery({ ...query(id), enabled: isId })
  const isGone = loaded.error instanceof ApiError && loaded.error.code === 'not_found' && !loaded.data
  if (isId && !isGone)
    return (
      <QueryView query={loaded} skeleton={<ConversationSkeleton />}>
        {(found) => <Fragment key={id}>{children(found)}</Fragment>}
      </QueryView>
    )
  return (
    <>
      <PageHeader title={list.title} />
      <EmptyState
        title={missing.title}
        action={<RouteButton to={list.to}>{missing.backLabel ?? list.title}</RouteButton>}
      >
        {missing.text}
      </EmptyState>
    </>
  )
}
