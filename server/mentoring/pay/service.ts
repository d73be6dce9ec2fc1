import { isStaffRole } from '#contract/kit/access.ts'
import type { NewPayCorrection, NewPayRate, PayMonth, PayStatement, PaySummary } from '#contract/mentoring/pay.ts'
import { audit, fullName, personById } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notFound } from '#server/kit/errors.ts'
import { countReviewsGiven, firstReviewGiven, reviewsGivenBy, withOpenOpinion } from '#server/learning/index.ts'
import * as rules from './rules.ts'
import * as store from './store.ts'

const subject = (personId: number) => `person ${personId}`
const toRupees = (paise: number) => paise / 100

async function chosenMonth(db: Db, wanted: string | undefined, now: Date) {
  const [review, { session, months }] = [await firstReviewGiven(db), await store.firstTimes(db)]
  const all = [review && rules.monthOf(review), session && rules.monthOf(session), ...months]
  const first = all.filter((month) => month !== null).toSorted()[0] ?? null
  return rules.chosenMonth(wanted, { first, now })
}

export async function payOf(db: Db, now: Date, wanted?: string): Promise<PayMonth> {
  const chosen = await chosenMonth(db, wanted, now)
  const { month } = chosen
  const span = rules.spanOf(month)
  const reviews = await countReviewsGiven(db, span)
  const sessions = await store.countSessionsHosted(db, span, now)
  const rates = await store.ratesUntil(db, month)
  const statements = await store.statementsIn(db, month)
  const corrections = await store.correctionsOf(
    db,
    statements.map(({ id }) => id),
  )
  const paid = statements.map(({ personId }) => personId)
  const ids = [...new Set([...reviews.keys(), ...sessions.keys(), ...rules.paidMonthly(rates, month), ...paid])]
  const names = await store.namesOf(db, ids)
  const mentors = ids.map((userId): PaySummary => {
    const statement = statements.find(({ personId }) => personId === userId)
    const rate = rules.rateIn(rates, userId, month)
    const counted = { review: reviews.get(userId) ?? 0, session: sessions.get(userId) ?? 0 }
    const lines = statement?.lines ?? rules.linesOf(rate, counted)
    const countOf = (of: 'review' | 'session') => lines.find(({ kind }) => kind === of)?.count ?? 0
    const corrected = corrections.filter(({ statementId }) => statementId === statement?.id)
    return {
      userId,
      name: names.get(userId)!,
      reviews: countOf('review'),
      sessions: countOf('session'),
      rate: rate?.of ?? null,
      rupees: toRupees(rules.totalOf(lines)),
      correctionRupees: toRupees(rules.totalOf(corrected)),
      paidAt: statement?.paidAt.toISOString() ?? null,
    }
  })
  return { ...chosen, mentors: mentors.toSorted((one, other) => one.name.localeCompare(other.name)) }
}

/** What somebody did in a month, and what it brings. */
async function earned(db: Db, personId: number, month: string, now: Date) {
  const span = rules.spanOf(month)
  const reviews = (await reviewsGivenBy(db, personId, span)).map(
    ({ solutionId: id, stepName: title, at, isSecondOpinion }): rules.Item => ({
      kind: 'review',
      id,
      title,
      at: at.toISOString(),
      isSecondOpinion,
    }),
  )
  const sessions = await store.sessionsHostedBy(db, personId, span, now)
  const rate = rules.rateIn(await store.ratesUntil(db, month, personId), personId, month)
  const lines = rules.linesOf(rate, { review: reviews.length, session: sessions.length })
  return { rate: rate?.of ?? null, lines, items: [...reviews, ...sessions] }
}

export async function statement(db: Db, now: Date, personId: number, wanted?: string): Promise<PayStatement> {
  const chosen = await chosenMonth(db, wanted, now)
  const { month } = chosen
  const person = await personById(db, personId)
  if (!person) throw notFound('This mentor')
  const current = await earned(db, personId, month, now)
  const paid = await store.statementOf(db, personId, month)
  // Somebody who left the team is paid for their last month.
  if (!isStaffRole(person.role) && current.items.length === 0 && !paid) throw notFound('This mentor')
  const { lines, items } = paid?.statement ?? current
  const corrections = paid ? await store.correctionsOf(db, [paid.statement.id]) : []
  return {
    userId: personId,
    name: fullName(person),
    ...chosen,
    rate: current.rate,
    lines: lines.map(({ ratePaise, paise, ...line }) => ({
      ...line,
      rateRupees: toRupees(ratePaise),
      rupees: toRupees(paise),
    })),
    rupees: toRupees(rules.totalOf(lines)),
    items,
    paid: paid && {
      at: paid.statement.paidAt.toISOString(),
      by: fullName(paid.payer),
      reference: paid.statement.reference,
    },
    corrections: corrections.map(({ id, paise, reason, createdBy, createdAt }) => ({
      correctionId: id,
      rupees: toRupees(paise),
      reason,
      createdBy,
      createdAt: createdAt.toISOString(),
    })),
  }
}

/** As others read it: who gives a second opinion doesn't learn from it who gave the first verdict. */
export async function statementOfMentor(db: Db, now: Date, personId: number, month?: string): Promise<PayStatement> {
  const found = await statement(db, now, personId, month)
  const reviewed = found.items.flatMap(({ kind, id }) => (kind === 'review' && id !== null ? [id] : []))
  const open = await withOpenOpinion(db, reviewed)
  const items = found.items.map((item) =>
    item.kind === 'review' && open.has(item.id!)
      ? { ...item, id: null, title: 'Named after the second opinion' }
      : item,
  )
  return { ...found, items }
}

type Acting = { actorId: number; now: Date }

export function setRate(db: Db, rate: NewPayRate, { actorId, now }: Acting): Promise<void> {
  const { userId: personId, fromMonth, rupees } = rate
  rules.assertNotOwn(personId, actorId)
  rules.assertNotPast(fromMonth, now)
  return db.transaction(async (db) => {
    if (personId !== null) rules.assertOnTeam(await personById(db, personId))
    await store.putRate(db, {
      personId,
      fromMonth,
      reviewPaise: rupees && rupees.review * 100,
      sessionPaise: rupees && rupees.session * 100,
      monthPaise: rupees && rupees.month * 100,
      setBy: actorId,
      setAt: now,
    })
    const about = personId === null ? 'list mentor-pay' : subject(personId)
    await audit(db, { actorId, action: 'pay rate set', subject: about, after: { fromMonth, rupees } })
  })
}

type Paying = { personId: number; month: string; seenRupees: number; reference: string }

/** The unique key makes two people who mark the same month pay it once. */
export function pay(
  db: Db,
  { personId, month, seenRupees, reference }: Paying,
  { actorId, now }: Acting,
): Promise<void> {
  rules.assertNotOwn(personId, actorId)
  return db.transaction(async (db) => {
    await chosenMonth(db, month, now)
    const isPaid = (await store.statementOf(db, personId, month)) !== null
    const { lines, items } = await earned(db, personId, month, now)
    const paise = rules.totalOf(lines)
    rules.assertPayable({ month, paise, seenRupees, isPaid, now })
    const stored = { personId, month, lines, items, paise, reference, paidBy: actorId, paidAt: now }
    if (!(await store.insertStatement(db, stored))) throw rules.alreadyPaid()
    const after = { month, rupees: toRupees(paise), reference }
    await audit(db, { actorId, action: 'mentor paid', subject: subject(personId), after })
  })
}

type Correcting = NewPayCorrection & { personId: number }

export function correct(db: Db, { personId, month, rupees, reason }: Correcting, { actorId, now }: Acting) {
  rules.assertNotOwn(personId, actorId)
  return db.transaction(async (db) => {
    const paid = await store.statementOf(db, personId, month)
    if (!paid) throw rules.notPaidYet()
    const statementId = paid.statement.id
    await store.insertCorrection(db, { statementId, paise: rupees * 100, reason, createdBy: actorId, createdAt: now })
    const after = { month, rupees, reason }
    await audit(db, { actorId, action: 'mentor pay corrected', subject: subject(personId), after })
  })
}
