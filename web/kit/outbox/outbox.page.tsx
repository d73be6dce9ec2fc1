import { Link } from 'react-router'
import { dayAndTime, time } from '../format.ts'
import { CircleCheck } from '../icons.tsx'
import { PageHeader } from '../layout/page-header.tsx'
import { EmptyCard } from '../states/empty-state.tsx'
import { LongText } from '../markdown/long-text.tsx'
import { Skeleton } from '../states/skeleton.tsx'
import type { OutboxItem } from './item.ts'
import { useOutbox } from './use-outbox.ts'
import { WaitingItem } from './waiting-item.tsx'

/** What waits on this device, and what arrived lately after it had waited. */
export function OutboxPage() {
  const { items, isSending, isRead } = useOutbox()
  const waiting = items.filter(({ state }) => state !== 'received')
  const received = items.filter(({ state }) => state === 'received').toReversed()
  return (
    <>
      <PageHeader intro="What you did without a connection is kept on this device, encrypted, until we have it." />
      {!isRead ? (
        <Skeleton className="h-28 rounded-control" />
      ) : waiting.length === 0 ? (
        <EmptyCard title="Nothing to send">Everything you did on this device has reached us.</EmptyCard>
      ) : (
        <ul aria-label="To send" className="grid gap-4">
          {waiting.map((item) => (
            <li key={item.id}>
              <WaitingItem item={item} isSending={isSending}>
                <Link to={item.link} className="link text-ink">
                  {item.label}
                </Link>
                {item.writtenAt > 0 && (
                  <span className="type-small ml-2 font-normal">{dayAndTime(item.writtenAt)}</span>
                )}
                {item.text && (
                  <LongText text={item.text} className="my-1.5 border-l-2 border-line pl-3 font-normal text-ink" />
                )}
              </WaitingItem>
            </li>
          ))}
        </ul>
      )}
      {received.length > 0 && (
        <section aria-labelledby="received" className="mt-10">
          <h2 id="received" className="type-h3 mb-3">
            Received
          </h2>
          <ul className="divide-y divide-line rounded-card border border-line bg-card">
            {received.map((item) => (
              <Received key={item.id} item={item} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const Received = ({ item: { label, link, receivedAt } }: { item: OutboxItem }) => (
  <li className="flex items-center gap-3 px-4 py-3">
    <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-leaf-ink" />
    <div className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-4">
      <Link to={link} className="link wrap-anywhere">
        {label}
      </Link>
      <span className="type-small text-soft">{receivedAt && receivedTime(receivedAt)}</span>
    </div>
  </li>
)

const receivedTime = (at: number) =>
  new Date(at).toDateString() === new Date().toDateString() ? `Received ${time(at)}` : `Received ${dayAndTime(at)}`
