import {
  type AtRiskCount,
  type AtRiskList,
  type AtRiskPerson,
  atRiskLists,
  type listAtRisk,
} from '#contract/insights/at-risk.ts'
import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import { parseSegment } from '#contract/messages/segments.ts'
import { fullName, pictureUrl } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { alias, and, asc, eq, type SQL, sql } from '#server/kit/db/orm.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { countSegment, isInSegment, lastTrace } from '#server/messages/index.ts'
import { enrolments, solutions, reviews, steps, secondOpinions } from '#server/learning/tables.ts'
import { courses } from '#server/catalogue/tables.ts'
import { projectSubmissions } from '#server/projects/tables.ts'
import { parseSearch } from '../people-list.rules.ts'
import { isOnSearchPage } from '../people-search.store.ts'

type Query = QueryOf<typeof listAtRisk>
type Course = { courseId: number; title: string }

const { id, firstName, lastName, email, photoId, accessEndsAt } = people

const segmentOf = (list: AtRiskList) => parseSegment(list)!

/** One after the other: they are counted in the background. */
export async function countAtRisk(db: Db, now: Date): Promise<AtRiskCount[]> {
  const counts: AtRiskCount[] = []
  for (const list of atRiskLists) counts.push({ list, count: await countSegment(db, segmentOf(list), now) })
  return counts
}

/**
 * Whose access ends first comes first, because they leave first. It is also the order of an index: a large school is read
 * only until the page is full.
 */
export async function atRiskPage(db: Db, query: Query, now: Date): Promise<Page<AtRiskPerson>> {
  const { list, size } = query
  const found = conditionOf(query, isInSegment(segmentOf(list), now, 'page'))
  if (!found) return { items: [], next: null }
  const rows = await db
    .select({ id, firstName, lastName, email, photoId, accessEndsAt, lastSeenAt: moment(lastTrace), ...reasons[list] })
    .from(people)
    .where(found)
    .orderBy(...order)
    .limit(size + 1)
  return toPage(rows, size, (row) => ({
    userId: row.id,
    name: fullName(row),
    email: row.email,
    photo: pictureUrl(row.photoId),
    lastSeenAt: row.lastSeenAt.toISOString(),
    accessEndsAt: row.accessEndsAt!.toISOString(),
    course: row.course,
    work: row.work,
    since: row.since.toISOString(),
  }))
}

const order = [asc(accessEndsAt), asc(id)]
const last = alias(people, 'last')
const lastRow = (cursor: number) =>
  sql`(select ${last.accessEndsAt}, ${last.id} from ${people} ${last} where ${last.id} = ${cursor})`

/** Who is on the page; null if the search can't match anybody. */
function conditionOf({ search, after, size }: Query, filter: SQL): SQL | null {
  const cursor = cursorId(after)
  const afterLast = cursor === null ? undefined : sql`(${accessEndsAt}, ${id}) > ${lastRow(cursor)}`
  if (!search) return and(filter, afterLast)!
  const { personId, words } = parseSearch(search)
  if (personId !== null) return and(filter, afterLast, eq(id, personId))!
  return words.length === 0 ? null : isOnSearchPage({ filter, words, order, after: afterLast, limit: size + 1 })
}

const moment = (at: SQL) => at.mapWith(people.createdAt)

const enrolled = (direction: SQL) => sql<Course | null>`(
  select json_build_object('courseId', c.id, 'title', c.title) from ${enrolments} e join ${courses} c on c.id = e.course_id
  where e.person_id = people.id order by e.created_at ${direction}, c.id limit 1)`

/** Of the last rejection that counts: not one with an open second opinion, as in the segment. */
const rejected = <Value>(column: SQL) => sql<Value>`(
  select ${column} from (
    select r.created_at as at, s.course_id, steps.name as work
    from ${solutions} s join ${reviews} r on r.solution_id = s.id and r.undone_at is null join ${steps} on steps.id = s.step_id
    where s.person_id = people.id and s.state = 'rejected'
      and not exists (select from ${secondOpinions} o where o.solution_id = s.id and o.decided_at is null)
    union all
    select s.decided_at, null, s.name from ${projectSubmissions} s where s.person_id = people.id and s.state = 'rejected'
  ) as rejections left join ${courses} c on c.id = course_id order by at desc limit 1)`

type Reason = { since: SQL<Date>; course: SQL<Course | null>; work: SQL<string | null> }

const latest: Pick<Reason, 'course' | 'work'> = { course: enrolled(sql`desc`), work: sql<null>`null::text` }
const inactive: Reason = { ...latest, since: moment(lastTrace) }

/** Drizzle would leave out the names of the tables, which these need. */
const reasons: Record<AtRiskList, Reason> = {
  'ending:7': { ...latest, since: moment(sql`people.access_ends_at`) },
  'inactive:7': inactive,
  'inactive:14': inactive,
  'rejected:3': {
    since: moment(rejected(sql`at`)),
    course: rejected(sql`case when c.id is not null then json_build_object('courseId', c.id, 'title', c.title) end`),
    work: rejected(sql`work`),
  },
  'unstarted:7': {
    since: moment(sql`(select min(e.created_at) from ${enrolments} e where e.person_id = people.id)`),
    course: enrolled(sql`asc`),
    work: latest.work,
  },
}
