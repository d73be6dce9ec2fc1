import { useEffect } from 'react'
import { day, weekday } from '#web/kit/format.ts'
import { useNow } from '#web/kit/duration.ts'
import { PersonName } from '#web/kit/layout/person-name.tsx'
import { greetingAt } from './dashboard.rules.ts'

/** The page says hello; the tab still says Dashboard. */
export function Greeting({ firstName, summary }: { firstName: string; summary: string | undefined }) {
  const now = useNow(60_000)
  useEffect(() => {
    document.title = 'Dashboard'
  }, [])
  return (
    <header className="mb-6 sm:mb-8">
      <p className="type-small mb-1 text-soft">
        {weekday(now)}, {day(now)}
      </p>
      <h1 className="type-title">
        {greetingAt(now)}, <PersonName>{firstName}</PersonName>
      </h1>
      {/* Its line is reserved, so that nothing moves when it arrives. */}
      <p className="mt-1.5 min-h-[1.55em] max-w-2xl text-soft text-pretty">{summary}</p>
    </header>
  )
}
