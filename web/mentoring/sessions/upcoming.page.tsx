import { listUpcomingSessions, type UpcomingSession } from '#contract/site/next-session.ts'
import type { PublicPage } from '#web/kit/api/page.ts'
import { shortTime, weekdayTime } from '#web/kit/format.ts'
import { BookOpen, Clock, User, Users } from '#web/kit/icons.tsx'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import { IconFact } from '#web/kit/layout/icon-fact.tsx'
import { EmptyCard } from '#web/kit/states/empty-state.tsx'
import { DateTile } from './date-tile.tsx'
import { describeSeats } from './sessions.rules.ts'

type Data = { sessions: UpcomingSession[] }

function UpcomingPage({ data: { sessions } }: { data: Data }) {
  return (
    <div className="container-page py-12 sm:py-16 lg:py-20">
      <h1 className="type-h1">Weekend sessions</h1>
      <p className="type-lead mt-4 max-w-2xl">
        Short live meetings with a mentor, in a small group. Bring a question, or listen to those of others.
      </p>
      <div className="mt-10 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {sessions.length === 0 ? (
          <EmptyCard title="No session is scheduled right now">
            New ones are announced here. Learners are notified as well.
          </EmptyCard>
        ) : (
          <ol className="grid grid-cols-1 content-start gap-4">
            {sessions.map((session) => (
              <li key={session.sessionId}>
                <SessionCard session={session} />
              </li>
            ))}
          </ol>
        )}
        <HowToJoin />
      </div>
    </div>
  )
}

function SessionCard({ session }: { session: UpcomingSession }) {
  const { title, startsAt, minutes, hostFirstName, courseTitle } = session
  return (
    <article className="surface flex gap-4 p-4 sm:gap-5 sm:p-5">
      <DateTile moment={startsAt} />
      <div className="min-w-0">
        <h2 className="type-h3 wrap-anywhere">{title}</h2>
        <ul className="type-small mt-2 flex flex-wrap gap-x-5 gap-y-1.5 text-soft">
          <IconFact icon={Clock}>
            <span className="sr-only">{weekdayTime(startsAt)}: </span>
            <time dateTime={startsAt}>{shortTime(startsAt)} IST</time>, {minutes} minutes
          </IconFact>
          <IconFact icon={User} label="Host">
            {hostFirstName}
          </IconFact>
          <IconFact icon={BookOpen} label="Course">
            {courseTitle ?? 'For learners of every course'}
          </IconFact>
          <IconFact icon={Users} label="Seats">
            {describeSeats({ ...session, waiting: 0 })}
          </IconFact>
        </ul>
      </div>
    </article>
  )
}

/** The page is the same for everybody; early.ts marks who is signed in. */
const HowToJoin = () => (
  <section aria-labelledby="how-to-join" className="self-start max-lg:order-first">
    <h2 id="how-to-join" className="type-h3">
      How to join
    </h2>
    <p className="mt-2 text-soft">
      Sessions are part of the plan. Reserve a seat in your learning area; the meeting opens there 10 minutes before it
      starts. If a session is full, you can join the waiting list.
    </p>
    <div className="mt-5 flex flex-wrap gap-3 signed-in:hidden">
      <ButtonLink href="/subscribe" variant="primary">
        Join Now
      </ButtonLink>
      <ButtonLink href="/login?next=%2Fdashboard%2Fsessions">Log in</ButtonLink>
    </div>
    <div className="mt-5 signed-out:hidden">
      <ButtonLink href="/dashboard/sessions" variant="primary">
        Reserve a seat
      </ButtonLink>
    </div>
  </section>
)

export const page: PublicPage<Data> = {
  load: async (call) => ({ sessions: await call(listUpcomingSessions) }),
  head: () => ({
    title: 'Weekend sessions',
    description: 'The next live sessions with our mentors: topics, dates in India’s time, hosts and free seats.',
    image: 'og-home',
  }),
  View: UpcomingPage,
  isInteractive: false,
}
