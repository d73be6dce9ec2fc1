import type { HiringInterview, Placement } from '#contract/hiring/meetings.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, sql } from '#server/kit/db/orm.ts'
import { companies, introductionInterviews, introductions, openings, placements, type Side } from '../tables.ts'

export type InterviewRow = typeof introductionInterviews.$inferSelect

const ofIntroduction = (introductionId: number) => eq(introductionInterviews.introductionId, introductionId)

/** By their time. */
export const interviewsOf = (db: Db, introductionId: number): Promise<InterviewRow[]> =>
  db
    .select()
    .from(introductionInterviews)
    .where(ofIntroduction(introductionId))
    .orderBy(asc(introductionInterviews.startsAt), asc(introductionInterviews.id))

export const toInterview = (row: InterviewRow, calendarPath: string): HiringInterview => ({
  interviewId: row.id,
  startsAt: row.startsAt.toISOString(),
  minutes: row.minutes,
  place: row.place,
  proposedBy: row.proposedBy,
  state: row.state,
  calendarPath: row.state === 'agreed' ? calendarPath : null,
})

export async function interviewById(db: Db, introductionId: number, interviewId: number): Promise<InterviewRow | null> {
  const [row = null] = await db
    .select()
    .from(introductionInterviews)
    .where(and(eq(introductionInterviews.id, interviewId), ofIntroduction(introductionId)))
  return row
}

export async function insertInterview(db: Db, values: typeof introductionInterviews.$inferInsert): Promise<number> {
  const [row] = await db.insert(introductionInterviews).values(values).returning({ id: introductionInterviews.id })
  return row!.id
}

/** Raises the sequence, by which calendars replace the event. */
export async function setInterviewState(
  db: Db,
  interviewId: number,
  state: InterviewRow['state'],
): Promise<InterviewRow> {
  const [row] = await db
    .update(introductionInterviews)
    .set({ state, sequence: sql`${introductionInterviews.sequence} + 1` })
    .where(eq(introductionInterviews.id, interviewId))
    .returning()
  return row!
}

export const hasProposal = async (db: Db, introductionId: number): Promise<boolean> =>
  (await db.$count(
    introductionInterviews,
    and(ofIntroduction(introductionId), eq(introductionInterviews.state, 'proposed')),
  )) > 0

export async function placementOf(db: Db, introductionId: number): Promise<Placement> {
  const { side, startsOn, role, payBand } = placements
  const rows = await db
    .select({ side, startsOn, role, payBand })
    .from(placements)
    .where(eq(placements.introductionId, introductionId))
  const saidBy = (one: Side) => rows.find((row) => row.side === one) ?? null
  return { learner: saidBy('learner'), company: saidBy('company') }
}

/** A side may correct what it said until both agree. */
export async function putPlacement(db: Db, row: typeof placements.$inferInsert): Promise<void> {
  const { introductionId: _id, side: _side, ...said } = row
  await db
    .insert(placements)
    .values(row)
    .onConflictDoUpdate({ target: [placements.introductionId, placements.side], set: said })
}

export async function interviewWithParties(db: Db, interviewId: number) {
  const [row] = await db
    .select({
      interview: introductionInterviews,
      introduction: introductions,
      person: people,
      title: openings.title,
      company: companies,
    })
    .from(introductionInterviews)
    .innerJoin(introductions, eq(introductions.id, introductionInterviews.introductionId))
    .innerJoin(people, eq(people.id, introductions.personId))
    .innerJoin(openings, eq(openings.id, introductions.openingId))
    .innerJoin(companies, eq(companies.id, openings.companyId))
    .where(eq(introductionInterviews.id, interviewId))
  return row ?? null
}
