import type { PayRate } from '#contract/mentoring/pay.ts'
import { fullName } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { alias, and, asc, count, desc, eq, gte, inArray, isNull, lt, lte, sql } from '#server/kit/db/orm.ts'
import type { Span } from '#server/learning/index.ts'
import { weekendSessions } from '../sessions/tables.ts'
import type { Amounts, Item, Rate } from './rules.ts'
import { mentorCorrections, mentorRates, mentorStatements, type StatementRow } from './tables.ts'

const { hostId, startsAt, endsAt, cancelledAt } = weekendSessions

const tookPlace = ({ start, end }: Span, now: Date) =>
  and(gte(startsAt, start), lt(startsAt, end), lte(endsAt, now), isNull(cancelledAt))

export async function countSessionsHosted(db: Db, span: Span, now: Date): Promise<Map<number, number>> {
  const rows = await db
    .select({ hostId, sessions: count() })
    .from(weekendSessions)
    .where(tookPlace(span, now))
    .groupBy(hostId)
  return new Map(rows.map((row) => [row.hostId, row.sessions]))
}

export async function sessionsHostedBy(db: Db, personId: number, span: Span, now: Date): Promise<Item[]> {
  const rows = await db
    .select({ id: weekendSessions.id, title: weekendSessions.title, at: startsAt })
    .from(weekendSessions)
    .where(and(tookPlace(span, now), eq(hostId, personId)))
    .orderBy(asc(startsAt))
  return rows.map(({ at, ...row }) => ({ ...row, kind: 'session', at: at.toISOString(), isSecondOpinion: false }))
}

/** When a session was hosted, a rate began or a month was paid for the first time, as far as there is any. */
export async function firstTimes(db: Db): Promise<{ session: Date | null; months: (string | null)[] }> {
  const [session] = await db
    .select({ at: startsAt })
    .from(weekendSessions)
    .where(isNull(cancelledAt))
    .orderBy(asc(startsAt))
    .limit(1)
  const [rate] = await db.select({ month: sql<string | null>`min(${mentorRates.fromMonth})` }).from(mentorRates)
  const [paid] = await db.select({ month: sql<string | null>`min(${mentorStatements.month})` }).from(mentorStatements)
  return { session: session?.at ?? null, months: [rate!.month, paid!.month] }
}

type RateRow = typeof mentorRates.$inferSelect

const amountsOf = ({ reviewPaise, sessionPaise, monthPaise }: RateRow): Amounts | null =>
  reviewPaise === null ? null : { review: reviewPaise, session: sessionPaise!, month: monthPaise! }

/** Of the school and of all, or one. */
export async function ratesUntil(db: Db, month: string, personId?: number): Promise<Rate[]> {
  const isTheirs = sql`(${mentorRates.personId} is null or ${mentorRates.personId} = ${personId})`
  const rows = await db
    .select()
    .from(mentorRates)
    .where(and(lte(mentorRates.fromMonth, month), personId === undefined ? undefined : isTheirs))
  return rows.map((row) => ({ personId: row.personId, fromMonth: row.fromMonth, amounts: amountsOf(row) }))
}

/** Those of the month are replaced; the audit log has what was there. */
export async function putRate(db: Db, rate: typeof mentorRates.$inferInsert): Promise<void> {
  const { personId: _, fromMonth: __, ...set } = rate
  await db
    .insert(mentorRates)
    .values(rate)
    .onConflictDoUpdate({ target: [mentorRates.personId, mentorRates.fromMonth], set })
}

const setters = alias(people, 'setter')

export async function allRates(db: Db): Promise<PayRate[]> {
  const rows = await db
    .select({ rate: mentorRates, person: { firstName: people.firstName, lastName: people.lastName }, setter: setters })
    .from(mentorRates)
    .leftJoin(people, eq(people.id, mentorRates.personId))
    .innerJoin(setters, eq(setters.id, mentorRates.setBy))
    .orderBy(desc(mentorRates.fromMonth), desc(mentorRates.id))
  return rows.map(({ rate, person, setter }) => ({
    userId: rate.personId,
    name: person ? fullName(person) : 'The school',
    fromMonth: rate.fromMonth,
    rupees: rupeesOf(amountsOf(rate)),
    setBy: fullName(setter),
    setAt: rate.setAt.toISOString(),
  }))
}

const rupeesOf = (amounts: Amounts | null) =>
  amounts && { review: amounts.review / 100, session: amounts.session / 100, month: amounts.month / 100 }

/** Null if this month was paid before. */
export async function insertStatement(
  db: Db,
  statement: typeof mentorStatements.$inferInsert,
): Promise<StatementRow | null> {
  const [row = null] = await db.insert(mentorStatements).values(statement).onConflictDoNothing().returning()
  return row
}

export async function statementOf(db: Db, personId: number, month: string) {
  const payer = alias(people, 'payer')
  const [row = null] = await db
    .select({ statement: mentorStatements, payer: { firstName: payer.firstName, lastName: payer.lastName } })
    .from(mentorStatements)
    .innerJoin(payer, eq(payer.id, mentorStatements.paidBy))
    .where(and(eq(mentorStatements.personId, personId), eq(mentorStatements.month, month)))
  return row
}

export const statementsIn = (db: Db, month: string): Promise<StatementRow[]> =>
  db.select().from(mentorStatements).where(eq(mentorStatements.month, month))

export async function insertCorrection(db: Db, correction: typeof mentorCorrections.$inferInsert): Promise<void> {
  await db.insert(mentorCorrections).values(correction)
}

export async function correctionsOf(db: Db, statementIds: number[]) {
  const { id, statementId, paise, reason, createdAt } = mentorCorrections
  const rows = await db
    .select({ id, statementId, paise, reason, createdAt, firstName: people.firstName, lastName: people.lastName })
    .from(mentorCorrections)
    .innerJoin(people, eq(people.id, mentorCorrections.createdBy))
    .where(inArray(statementId, statementIds))
    .orderBy(asc(id))
  return rows.map(({ firstName, lastName, ...row }) => ({ ...row, createdBy: fullName({ firstName, lastName }) }))
}

export async function namesOf(db: Db, ids: number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: people.id, firstName: people.firstName, lastName: people.lastName })
    .from(people)
    .where(inArray(people.id, ids))
  return new Map(rows.map((row) => [row.id, fullName(row)]))
}
