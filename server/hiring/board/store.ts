import { type BoardIntroduction, type BoardRow, type listBoard, maxInRow } from '#contract/hiring/board.ts'
import { silentDays } from '#contract/hiring/hiring.ts'
import { dayMs } from '#contract/kit/durations.ts'
import type { QueryOf, ReplyOf } from '#contract/kit/endpoint.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, desc, eq, inArray, lt, lte, type SQL, sql } from '#server/kit/db/orm.ts'
import { matchesWords } from '#server/kit/db/search-pattern.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { companies, introductions, openings, type Side } from '../tables.ts'
import { nextSide } from '../introductions/turns.rules.ts'
import { confirmedBy, interviewAt, isAgreed, proposedBy } from '../introductions/turns.store.ts'
import { runningStates } from './rules.ts'

type Query = QueryOf<typeof listBoard>

const isRunning = inArray(introductions.state, runningStates)
const silentSince = (now: Date) => new Date(now.getTime() - silentDays * dayMs)
const isSilent = (now: Date): SQL => and(isRunning, lte(introductions.movedAt, silentSince(now)))!

const matches = ({ only, search }: Query, now: Date): SQL | undefined =>
  and(
    { running: isRunning, silent: isSilent(now), all: undefined }[only],
    matchesWords(search, [openings.title, companies.name, people.firstName, people.lastName]),
  )

/** Whether the rows are openings or learners. */
const keys = { opening: introductions.openingId, learner: introductions.personId }

/** Two queries: the rows of the page, and what is in them. */
export async function board(db: Db, query: Query, now: Date): Promise<ReplyOf<typeof listBoard>> {
  const key = keys[query.by]
  const before = cursorId(query.after)
  const rows = await db
    .select({ id: key, count: sql<number>`count(*)::int`, isOpen: sql<boolean>`bool_and(${openings.state} = 'open')` })
    .from(introductions)
    .innerJoin(openings, eq(openings.id, introductions.openingId))
    .innerJoin(companies, eq(companies.id, openings.companyId))
    .innerJoin(people, eq(people.id, introductions.personId))
    .where(and(matches(query, now), before === null ? undefined : lt(key, before)))
    .groupBy(key)
    .orderBy(desc(key))
    .limit(query.size + 1)
  const byKey = await introductionsIn(
    db,
    rows.slice(0, query.size).map(({ id }) => id),
    query,
    now,
  )
  const silent = await db.$count(introductions, isSilent(now))
  const page = toPage(rows, query.size, (row): BoardRow => ({ ...row, introductions: byKey.get(row.id) ?? [] }))
  return { ...page, silent }
}

async function introductionsIn(db: Db, ids: number[], query: Query, now: Date) {
  const key = keys[query.by]
  const ranked = db.$with('ranked_introductions').as(
    db
      .select({
        rank: sql<number>`row_number() over (partition by ${key} order by ${introductions.movedAt} desc)`.as('rank'),
        found: sql<Found>`json_build_object('introductionId', ${introductions.id}, 'state', ${introductions.state},
          'openingId', ${openings.id}, 'openingTitle', ${openings.title}, 'companyName', ${companies.name},
          'isSample', ${companies.isSample}, 'userId', ${people.id},
          'learnerName', trim(${people.firstName} || ' ' || ${people.lastName}), 'movedAt', ${introductions.movedAt},
          'reason', ${introductions.reason}, 'proposedBy', ${proposedBy}, 'interviewAt', ${interviewAt},
          'confirmedBy', ${confirmedBy}, 'isAgreed', ${isAgreed})`.as('found'),
      })
      .from(introductions)
      .innerJoin(openings, eq(openings.id, introductions.openingId))
      .innerJoin(companies, eq(companies.id, openings.companyId))
      .innerJoin(people, eq(people.id, introductions.personId))
      .where(and(inArray(key, ids), matches(query, now))),
  )
  const rows = await db
    .with(ranked)
    .select({ found: ranked.found })
    .from(ranked)
    .where(lte(ranked.rank, maxInRow))
    .orderBy(ranked.rank)
  const shown = rows.map(({ found }) => toIntroduction(found, now))
  return Map.groupBy(shown, ({ openingId, userId }) => (query.by === 'opening' ? openingId : userId))
}

type Found = Omit<BoardIntroduction, 'next' | 'isSilent'> & {
  proposedBy: Side | null
  confirmedBy: Side[]
  isAgreed: boolean
}

function toIntroduction(found: Found, now: Date): BoardIntroduction {
  const movedAt = new Date(found.movedAt)
  const interviewAt = found.interviewAt && new Date(found.interviewAt).toISOString()
  return {
    ...found,
    movedAt: movedAt.toISOString(),
    interviewAt,
    next: nextSide({ ...found, hasInterviewToCome: interviewAt !== null }),
    isSilent: runningStates.some((state) => state === found.state) && movedAt <= silentSince(now),
  }
}
