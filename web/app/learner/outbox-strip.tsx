import { type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { plural } from '#web/kit/format.ts'
import { CircleAlert, CloudOff } from '#web/kit/icons.tsx'
import { useOutbox } from '#web/kit/outbox/use-outbox.ts'
import { learnerComponents } from './pages.ts'

const outboxPath = '/dashboard/outbox'

/** What somebody is working on, such as a draft or the questions of a sitting, stays as it is. */
const mayReload = ({ observers }: Query) => observers.every(({ options }) => options.staleTime !== Infinity)

/** Below the top bar while something waits to be sent; it makes pages current when it has arrived. */
export function OutboxStrip() {
  const { items, isSending } = useOutbox()
  const { pathname } = useLocation()
  const queries = useQueryClient()
  const received = items.filter(({ state }) => state === 'received').length
  const before = useRef<number | null>(null)
  useEffect(() => {
    if (before.current !== null && received > before.current) void queries.invalidateQueries({ predicate: mayReload })
    before.current = received
  }, [received, queries])

  // Opened without a connection, it can't be loaded then.
  useEffect(() => void learnerComponents[outboxPath].preload().catch(() => null), [])
  useEffect(() => void import('./log-out-dialog.tsx').catch(() => null), [])

  const refused = items.filter(({ state }) => state === 'refused').length
  const kept = items.filter(({ state }) => state === 'kept').length
  if (refused + kept === 0 || pathname === outboxPath) return null
  const Icon = refused > 0 ? CircleAlert : CloudOff
  return (
    <p
      className={`type-small no-print flex items-center gap-2 border-b border-line px-5 py-2 sm:px-8 ${refused > 0 ? 'bg-vermilion-tint text-vermilion' : 'bg-haze'}`}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <output className="min-w-0">
        {refused > 0
          ? `${plural(refused, 'thing')} you sent ${refused === 1 ? 'needs' : 'need'} you.`
          : `${plural(kept, 'thing')} ${isSending ? 'on the way' : 'kept on this device'}.`}{' '}
        <Link to={outboxPath} className="link touch text-inherit">
          See what
        </Link>
      </output>
    </p>
  )
}
