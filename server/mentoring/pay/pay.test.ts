import { expect, test } from 'vitest'
import { undoVerdict } from '#contract/learning/reviews.ts'
import * as contract from '#contract/mentoring/pay.ts'
import { eq, sql } from '#server/kit/db/orm.ts'
import { reviews, secondOpinions } from '#server/learning/tables.ts'
import { newSession } from '#server/testing/mentoring/sessions.ts'
import { minutesAfter, reviewDesk } from '#server/testing/learning/reviewing.ts'
import { apiError, countByStatus, fieldError, type TestActor } from '#server/testing/test-app.ts'
import { weekendSessions } from '../sessions/tables.ts'
import { mentorStatements } from './tables.ts'

/** The clock is at 5:30 PM on Monday 16 November 2026. */
const desk = await reviewDesk()
const [admin, accountant] = [await desk.newActor('admin'), await desk.newActor('accountant')]
const inDecember = new Date('2026-12-02T10:00:00+05:30')
const month = '2026-11'
const amounts = { review: 50, session: 200, month: 0 }

const setRate = (actor: TestActor, body: object) => desk.call(actor, contract.setPayRate, { body })
const statementOf = (mentor: TestActor, query = { month }): Promise<contract.PayStatement> =>
  desk.load(accountant, contract.getMentorPay, { params: { userId: mentor.id }, query })
const pay = (actor: TestActor, mentor: TestActor, change: object = {}) =>
  desk.call(actor, contract.payMentor, {
    params: { userId: mentor.id },
    body: { month, rupees: 100, reference: 'UTR 77', ...change },
  })
const correct = (actor: TestActor, mentor: TestActor, body: object) =>
  desk.call(actor, contract.correctPay, { params: { userId: mentor.id }, body: { month, reason: 'Extra', ...body } })

/** A mentor at 50 rupees a review who gave two verdicts in November. */
async function newPaidMentor() {
  desk.moveTo(minutesAfter(0))
  const mentor = await desk.newMentor()
  await setRate(admin, { userId: mentor.id, fromMonth: month, rupees: amounts })
  const { solutions } = await desk.newWork({ steps: 2 })
  for (const { id } of solutions) await desk.decide(mentor, id, 'approved')
  return { mentor, solutions }
}

test('counts verdicts that weren’t taken back, second opinions, and sessions that took place', async () => {
  const { mentor } = await newPaidMentor()
  const other = await desk.newMentor()
  const { solutions } = await desk.newWork({ steps: 3 })
  const [undone, replaced, confirmed] = solutions.map(({ id }) => id) as [number, number, number]
  await desk.decide(mentor, undone, 'approved')
  await desk.on(mentor, undoVerdict, undone)
  // The other mentor's appeal replaced one verdict, which still counts, and confirmed another.
  for (const solutionId of [replaced, confirmed]) {
    await desk.decide(mentor, solutionId, 'rejected', 'Add the tests')
    const [review] = await desk.db.select().from(reviews).where(eq(reviews.solutionId, solutionId))
    const decided = { kind: 'appeal', reason: 'It works', promisedAt: minutesAfter(60) } as const
    const given = { mentorId: other.id, decidedAt: minutesAfter(30), verdict: 'approved' } as const
    await desk.db.insert(secondOpinions).values({ ...decided, ...given, solutionId, reviewId: review!.id })
  }
  await desk.db
    .update(reviews)
    .set({ undoneAt: minutesAfter(30), undoneBy: other.id })
    .where(eq(reviews.solutionId, replaced))
  const taken = { solutionId: replaced, mentorId: other.id, verdict: 'approved', createdAt: minutesAfter(30) } as const
  await desk.db.insert(reviews).values(taken)

  const host = { hostId: mentor.id, title: 'Doubts' }
  await newSession(desk, { ...host, startsInMinutes: 60 })
  await newSession(desk, { ...host, startsInMinutes: 30 * 24 * 60 })
  const cancelled = await newSession(desk, { ...host, startsInMinutes: 120 })
  await desk.db.update(weekendSessions).set({ cancelledAt: inDecember }).where(eq(weekendSessions.id, cancelled.id))

  desk.moveTo(inDecember)
  const statement = await statementOf(mentor)
  expect(statement).toMatchObject({
    isOver: true,
    rate: 'own',
    lines: [
      { kind: 'review', count: 4, rateRupees: 50, rupees: 200 },
      { kind: 'session', count: 1, rateRupees: 200, rupees: 200 },
    ],
    rupees: 400,
    paid: null,
  })
  expect(statement.items.map(({ kind }) => kind)).toEqual(['review', 'review', 'review', 'review', 'session'])
  expect((await statementOf(other)).items).toMatchObject([{ isSecondOpinion: true }, { isSecondOpinion: true }])
  const { mentors } = await desk.load(accountant, contract.listMentorPay, { query: { month } })
  expect(mentors).toContainEqual(
    expect.objectContaining({ userId: mentor.id, reviews: 4, sessions: 1, rupees: 400, paidAt: null }),
  )
  // Their own, and nobody else's.
  expect(await desk.load(mentor, contract.getMyPay, { query: { month } })).toEqual(statement)
  expect((await desk.call(mentor, contract.getMentorPay, { params: { userId: other.id } })).http).toBe(403)
})

test('a paid month is fixed: new rates, lost work and corrections leave it as it is', async () => {
  const { mentor, solutions } = await newPaidMentor()
  desk.moveTo(inDecember)
  expect((await pay(admin, mentor)).http).toBe(200)
  await setRate(admin, { userId: mentor.id, fromMonth: '2026-12', rupees: { ...amounts, review: 90 } })
  await desk.db
    .update(reviews)
    .set({ undoneAt: inDecember, undoneBy: admin.id })
    .where(eq(reviews.solutionId, solutions[0]!.id))
  expect((await correct(admin, mentor, { rupees: -20, reason: 'Paid twice for one step' })).http).toBe(200)
  expect(await statementOf(mentor)).toMatchObject({
    lines: [{ kind: 'review', count: 2, rupees: 100 }],
    rupees: 100,
    items: [{ id: solutions[0]!.id }, { id: solutions[1]!.id }],
    paid: { reference: 'UTR 77' },
    corrections: [{ rupees: -20, reason: 'Paid twice for one step' }],
  })
  const { mentors } = await desk.load(accountant, contract.listMentorPay, { query: { month } })
  expect(mentors).toContainEqual(expect.objectContaining({ userId: mentor.id, rupees: 100, correctionRupees: -20 }))
  const audits = (await desk.auditsOf(`person ${mentor.id}`)).map(({ action }: { action: string }) => action)
  expect(audits).toEqual(['pay rate set', 'mentor paid', 'pay rate set', 'mentor pay corrected'])
  await expect(desk.db.update(mentorStatements).set({ paise: 1 })).rejects.toThrow(/Failed query/)
  await expect(desk.db.execute(sql`delete from mentor_corrections`)).rejects.toThrow(/Failed query/)
})

test('of two people who mark the same month as paid at once, one does', async () => {
  const { mentor } = await newPaidMentor()
  desk.moveTo(inDecember)
  const second = await desk.newActor('manager')
  const answers = await Promise.all([pay(admin, mentor), pay(second, mentor), pay(admin, mentor)])
  expect(countByStatus(answers)).toEqual({ 200: 1, 409: 2 })
  expect(await pay(admin, mentor)).toMatchObject(
    apiError(409, 'This month is already marked as paid. Add a correction instead.'),
  )
  expect(await desk.db.$count(mentorStatements, eq(mentorStatements.personId, mentor.id))).toBe(1)
})

test('refuses what isn’t over, has changed, is nothing or isn’t there', async () => {
  const { mentor } = await newPaidMentor()
  expect(await pay(admin, mentor)).toMatchObject(apiError(409, 'This month isn’t over yet.'))
  expect(await correct(admin, mentor, { rupees: 10 })).toMatchObject(
    apiError(409, 'This month isn’t paid yet, so nothing needs correcting.'),
  )
  desk.moveTo(inDecember)
  expect(await pay(admin, mentor, { rupees: 150 })).toMatchObject(
    apiError(409, 'The amount has changed since you opened this page. Check it again.'),
  )
  expect(await pay(admin, await desk.newMentor(), { rupees: 0 })).toMatchObject(
    apiError(409, 'There’s nothing to pay for this month.'),
  )
  expect((await pay(admin, mentor, { month: '2027-01' })).http).toBe(404)
  expect((await pay(accountant, mentor)).http).toBe(403)
  const wrong = { rupees: 0, reason: '' }
  expect(await correct(admin, mentor, wrong)).toMatchObject(fieldError('rupees', 'Enter an amount above or below 0'))
  const learner = await desk.newActor('learner')
  expect((await desk.call(admin, contract.getMentorPay, { params: { userId: learner.id } })).http).toBe(404)
})

test('nobody sets or pays their own', async () => {
  const own = apiError(403, 'Nobody sets or pays their own. Ask a colleague.')
  const rate = { userId: admin.id, fromMonth: month, rupees: amounts }
  expect(await setRate(admin, rate)).toMatchObject(own)
  expect(await pay(admin, admin)).toMatchObject(own)
  expect(await correct(admin, admin, { rupees: 100 })).toMatchObject(own)
  expect((await setRate(accountant, rate)).http).toBe(403)
})

test('rates begin this month or later; a mentor can follow the school’s again', async () => {
  desk.moveTo(minutesAfter(0))
  const mentor = await desk.newMentor()
  const rate = { userId: mentor.id, fromMonth: month, rupees: amounts }
  expect(await setRate(admin, { ...rate, fromMonth: '2026-10' })).toMatchObject(
    fieldError('fromMonth', 'Choose this month or a later one'),
  )
  expect(await setRate(admin, { ...rate, fromMonth: '2027-12' })).toMatchObject(
    fieldError('fromMonth', 'Choose a month of the next year'),
  )
  expect(await setRate(admin, { userId: null, fromMonth: month, rupees: null })).toMatchObject(
    fieldError('rupees.review', 'Enter the school’s rates'),
  )
  const { id: userId } = await desk.newActor('learner')
  expect(await setRate(admin, { ...rate, userId })).toMatchObject(fieldError('userId', 'Choose somebody of the team'))
  await setRate(admin, { userId: null, fromMonth: month, rupees: { review: 30, session: 0, month: 0 } })
  await setRate(admin, rate)
  await setRate(admin, { ...rate, rupees: null })
  expect((await statementOf(mentor)).rate).toBe('school')
  const rates: contract.PayRate[] = await desk.load(accountant, contract.listPayRates)
  expect(rates.filter(({ userId }) => userId === mentor.id || userId === null)).toMatchObject([
    { userId: mentor.id, rupees: null },
    { userId: null, rupees: { review: 30, session: 0, month: 0 } },
  ])
})
