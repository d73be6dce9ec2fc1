import { useQuery } from '@tanstack/react-query'
import { useNow } from '#web/kit/duration.ts'
import { plural } from '#web/kit/format.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { holidaySessions } from '../session-desk.api.ts'
import { ManagedSessions } from './managed-sessions.tsx'

/** The sessions to come that are on a holiday, to move or cancel. Nothing without one. */
export function HolidaySessions() {
  const { data: sessions = [] } = useQuery(holidaySessions)
  const now = useNow(15_000)
  if (sessions.length === 0) return null
  return (
    <section aria-label="Sessions on holidays" className="mb-8 grid grid-cols-1 gap-3">
      <Callout tone="waiting">
        {plural(sessions.length, 'session')} {sessions.length === 1 ? 'is' : 'are'} on a holiday. Move or cancel what
        shouldn’t take place; we’ll notify everyone with a seat.
      </Callout>
      <ManagedSessions sessions={sessions} now={now} />
    </section>
  )
}
