import type { EventSide, IntroductionEvent } from '#contract/hiring/introductions.ts'
import { dayAndTime } from '#web/kit/format.ts'
import { Card } from '#web/kit/layout/card.tsx'

/** What somebody did, after their name. */
const deeds: Record<string, string> = {
  suggested: 'suggested this introduction',
  requested: 'asked for an introduction',
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'withdrew',
  'turned down': 'ended it',
  'interview proposed': 'proposed a time',
  'interview agreed': 'agreed to a time',
  'interview declined': 'couldn’t make the time',
  'interview cancelled': 'cancelled the interview',
  offered: 'made an offer',
  'job confirmed': 'named the first day and role',
  'opening closed': 'closed the opening',
  'company suspended': 'ended it',
  'opt-in withdrawn': 'withdrew from all companies',
  'company blocked': 'blocked the company',
}

/** What ended because nobody did anything in time. */
const expiries: Record<string, string> = {
  expired: 'The request expired without an answer',
  'suggestion expired': 'The suggestion expired',
}

type HistoryProps = {
  events: IntroductionEvent[]
  /** How the reader calls both sides: 'You'. */
  names: { learner: string; company: string }
}

/** What happened, the latest first. */
export function History({ events, names }: HistoryProps) {
  const nameOf: Record<Exclude<EventSide, 'time'>, string> = { ...names, school: 'The school' }
  const describe = ({ side, what }: IntroductionEvent) =>
    side === 'time' ? (expiries[what] ?? what) : `${nameOf[side]} ${deeds[what] ?? what}`
  return (
    <Card as="section" aria-labelledby="history">
      <h2 id="history" className="type-h3">
        What happened
      </h2>
      <ol className="mt-3 grid gap-3 border-l-2 border-line pl-4">
        {events.toReversed().map((event) => (
          <li key={`${event.at} ${event.what}`} className="min-w-0">
            <span className="wrap-anywhere">{describe(event)}</span>
            <span className="type-small block text-soft">{dayAndTime(event.at)}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
