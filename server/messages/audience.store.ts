import { describeSegment } from '#contract/messages/audience.ts'
import type { Segment } from '#contract/messages/segments.ts'
import { unknownCourse } from '#server/catalogue/index.ts'
import { courses } from '#server/catalogue/tables.ts'
import { fullName, personById } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, count, eq, inArray, isNull, or, sql } from '#server/kit/db/orm.ts'
import { invalid } from '#server/kit/errors.ts'
import { runningBatch } from '#server/learning/index.ts'
import { weekendSessions } from '#server/mentoring/tables.ts'
import { emailPreferences } from '#server/notifications/tables.ts'
import { isInSegment } from './segments.store.ts'

/** The recipients in words. Rejects a segment about something that doesn't exist. */
export async function audienceOf(db: Db, segment: Segment | null): Promise<string> {
  return segment ? describeSegment(segment, await nameIn(db, segment)) : ''
}

async function nameIn(db: Db, segment: Segment): Promise<string> {
  if (segment.kind === 'people' && segment.userIds.length === 1) {
    const person = await personById(db, segment.userIds[0]!)
    if (!person || person.deletedAt) throw invalid({ segment: 'This person doesn’t exist or deleted their account' })
    return fullName(person)
  }
  if (segment.kind === 'course') {
    const [course] = await db.select({ title: courses.title }).from(courses).where(eq(courses.id, segment.courseId))
    if (!course) throw unknownCourse('segment')
    return course.title
  }
  if (segment.kind === 'batch') {
    const batch = await runningBatch(db, segment.batchId)
    if (!batch) throw invalid({ segment: 'Choose a batch' })
    return batch.name
  }
  if (segment.kind === 'session') {
    const { id, title } = weekendSessions
    const [session] = await db.select({ title }).from(weekendSessions).where(eq(id, segment.sessionId))
    if (!session) throw invalid({ segment: 'Choose a session' })
    return session.title
  }
  return ''
}

/** How many of a segment allow emails from the school. */
export async function countByEmail(db: Db, segment: Segment, now: Date): Promise<number> {
  const [row] = await db
    .select({ people: count() })
    .from(people)
    .leftJoin(emailPreferences, eq(emailPreferences.personId, people.id))
    .where(
      and(isInSegment(segment, now, 'all'), or(isNull(emailPreferences.personId), eq(emailPreferences.messages, true))),
    )
  return row!.people
}

/** Addresses of a list that nobody has who can get a message. */
export async function unknownEmails(db: Db, segment: Segment, now: Date): Promise<string[]> {
  if (segment.kind !== 'emails') return []
  const rows = await db
    .select({ email: people.email })
    .from(people)
    .where(and(isInSegment(segment, now, 'all'), inArray(people.email, segment.emails)))
  const known = new Set(rows.map(({ email }) => email))
  return segment.emails.filter((email) => !known.has(email))
}

/** A deleted account leaves no trace in lists of addresses that weren't sent to yet. */
export async function forgetAddress(db: Db, personId: number): Promise<void> {
  await db.execute(sql`update messages
    set segment = case when jsonb_array_length(segment -> 'emails') > 1
      then jsonb_set(segment, '{emails}', (segment -> 'emails') - person.email) end
    from ${people} person where person.id = ${personId} and segment ->> 'kind' = 'emails'
      and segment -> 'emails' ? person.email`)
}
