import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { indiaDate } from '#server/kit/india.ts'
import { seats, weekendSeries, weekendSessions } from '#server/mentoring/sessions/tables.ts'
import { demoAccounts } from '../identity.ts'
import { emailOf } from '../learners.ts'
import { moment } from '../moment.ts'

const [asha, imran, lakshmi] = demoAccounts.map(({ email }) => email)
const [devika, gurleen, tsering, rohit, farhana, kishore] = [
  ['Devika', 'Menon'],
  ['Gurleen', 'Kaur Sandhu'],
  ['Tsering', 'Dolma'],
  ['Rohit', 'Jadhav'],
  ['Farhana', 'Begum'],
  ['Kishore', 'Reddy'],
].map((name) => emailOf(name as [string, string]))

const minute = 60_000
const day = 24 * 60 * minute
const week = 7 * day

/** A seat and, of a past session, how many minutes before (negative) or after its start they joined. */
type SeedSeat = { email: string; joined?: number; isWaiting?: true }
type SeedSession = Omit<typeof weekendSessions.$inferInsert, 'endsAt' | 'hostId' | 'minutes' | 'meetingLink'> & {
  host: string
  seats: SeedSeat[]
}

/** Days from today to a Saturday at least two days ahead, so that no reminder is due while somebody looks at the demo. */
const daysToSaturday = (weekday: number) => (weekday <= 4 ? 6 - weekday : 13 - weekday)
/** Days from today back to the last Saturday whose Sunday is over, too. */
const daysSinceSaturday = (weekday: number) => (weekday === 0 ? 8 : weekday + 1)

/** Last weekend with attendance and a recording, next weekend with seats and a waiting list. */
export async function seedSessions(db: Db) {
  const now = new Date()
  const ids = new Map(
    (await db.select({ id: people.id, email: people.email }).from(people)).map((row) => [row.email, row.id]),
  )
  const weekday = new Date(`${indiaDate(now)}T00:00:00Z`).getUTCDay()
  const at = (daysAhead: number, time: string) => moment([-daysAhead, time], now)
  const [last, next] = [-daysSinceSaturday(weekday), daysToSaturday(weekday)]

  const series = await seedSeries(db, ids.get(imran!)!, at(last, '18:00'))
  const inSeries = (startsAt: Date) => ({
    seriesId: series.id,
    week: (startsAt.getTime() - series.firstStartsAt.getTime()) / week,
    startsAt,
  })
  const evening = { capacity: 20, host: imran! }
  const planned: SeedSession[] = [
    {
      ...doubts,
      ...evening,
      ...inSeries(at(last, '18:00')),
      recordingLink: 'https://videos.kaushal.example/saturday-doubts',
      notes:
        'We looked at three of your questions:\n1. Why a list needs a key, and why the index is a bad one.\n2. When to lift state up.\n3. How to read an error in the console from the bottom to the top.\n\nTry this until next week: remove one useEffect from your project.',
      seats: [
        { email: asha!, joined: -2 },
        { email: devika!, joined: -6 },
        { email: rohit!, joined: 1 },
        { email: tsering!, joined: 4 },
        { email: farhana! },
      ],
    },
    {
      title: 'Your first interview: questions and answers',
      description: 'How to talk about a project you built, and what to say when you don’t know the answer.',
      startsAt: at(last + 1, '11:00'),
      capacity: 12,
      host: lakshmi!,
      notes:
        'Write down two problems you solved in your project and how you found the solution. That’s half of the interview.',
      seats: [{ email: gurleen!, joined: -3 }, { email: kishore!, joined: 0 }, { email: asha! }],
    },
    {
      ...doubts,
      ...evening,
      ...inSeries(at(next, '18:00')),
      seats: [asha!, devika!, rohit!, kishore!].map((email) => ({ email })),
    },
    {
      title: 'Promises, async and await, step by step',
      description:
        'We take one slow function apart and put it together again. Bring your own code if it doesn’t wait when it should.',
      courseId: 5,
      startsAt: at(next + 1, '11:00'),
      capacity: 2,
      host: imran!,
      seats: [{ email: devika! }, { email: farhana! }, { email: asha!, isWaiting: true }],
    },
    {
      title: 'Resume clinic',
      description: 'Open your resume in the resume builder. We improve three of them together.',
      startsAt: at(next + 1, '17:00'),
      capacity: 12,
      host: lakshmi!,
      seats: [{ email: tsering! }, { email: gurleen! }],
    },
  ]
  for (const session of planned) await seedSession(db, ids, session, now)
  await seedOtherWeeks(db, series, now)
}

const doubts = {
  title: 'Saturday doubts: ask Imran anything',
  description: 'Bring a step you’re stuck on, in any course. We solve a few together, and everyone learns from each.',
}

type Series = typeof weekendSeries.$inferSelect

/** A weekly series that began the week before last. */
async function seedSeries(db: Db, hostId: number, lastStart: Date): Promise<Series> {
  const values = { ...doubts, hostId, weeks: 26, minutes: 30, capacity: 20, meetingLink: link }
  const firstStartsAt = new Date(lastStart.getTime() - week)
  const [row] = await db
    .insert(weekendSeries)
    .values({ ...values, firstStartsAt })
    .returning()
  return row!
}

const link = 'https://meet.kaushal.example/saturday'

async function seedSession(
  db: Db,
  ids: Map<string, number>,
  { host, seats: seated, ...session }: SeedSession,
  now: Date,
) {
  const endsAt = new Date(session.startsAt.getTime() + 30 * minute)
  // Made some days before, but not in the future.
  const createdAt = new Date(Math.min(session.startsAt.getTime() - 10 * day, now.getTime() - 3 * day))
  const [row] = await db
    .insert(weekendSessions)
    .values({ ...session, endsAt, meetingLink: link, hostId: ids.get(host)!, createdAt, changedAt: createdAt })
    .returning({ id: weekendSessions.id })
  for (const [index, { email, joined, isWaiting }] of seated.entries()) {
    const askedAt = new Date(
      Math.min(session.startsAt.getTime() - 3 * day, now.getTime() - 26 * 60 * minute) + index * 7 * minute,
    )
    await db.insert(seats).values({
      sessionId: row!.id,
      personId: ids.get(email)!,
      state: isWaiting ? 'waiting' : 'reserved',
      askedAt,
      reservedAt: isWaiting ? null : askedAt,
      joinedAt: joined === undefined ? null : new Date(session.startsAt.getTime() + joined * minute),
    })
  }
}

/** The sessions of the series that have no story of their own. */
async function seedOtherWeeks(db: Db, series: Series, now: Date) {
  const { id, firstStartsAt, weeks: _, ...details } = series
  const known = new Set(
    (await db.select({ seriesId: weekendSessions.seriesId, week: weekendSessions.week }).from(weekendSessions))
      .filter(({ seriesId }) => seriesId === id)
      .map(({ week }) => week),
  )
  const createdAt = new Date(firstStartsAt.getTime() - 3 * day)
  for (let number = 0; ; number++) {
    const startsAt = new Date(firstStartsAt.getTime() + number * week)
    if (startsAt.getTime() > now.getTime() + 8 * week) return
    if (known.has(number)) continue
    const endsAt = new Date(startsAt.getTime() + details.minutes * minute)
    await db
      .insert(weekendSessions)
      .values({ ...details, seriesId: id, week: number, startsAt, endsAt, createdAt, changedAt: createdAt })
  }
}
