import { expect, test } from 'vitest'
import { getOverview, type Overview } from '#contract/insights/overview.ts'
import { bugs, factReports, facts, featureRequests } from '#server/community/tables.ts'
import { people } from '#server/identity/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { reviews } from '#server/learning/tables.ts'
import { accessEntries, payments, receipts, refunds, remindersOff } from '#server/membership/tables.ts'
import { close, reportOf } from '#server/membership/daily-close/service.ts'
import { demoBookings } from '#server/membership/demos/tables.ts'
import { ideas } from '#server/projects/tables.ts'
import { insertThread } from '#server/threads/index.ts'
import { newIntroduction } from '#server/testing/hiring/introductions.ts'
import { newCandidate, newCompany, newOpening } from '#server/testing/hiring/makers.ts'
import { newCheckRun } from '#server/testing/learning/exercises.ts'
import { newCourseWithTasks, newSolution } from '#server/testing/learning/learning.ts'
import { newTransactionId } from '#server/testing/makers.ts'
import { recountFigures } from '#server/testing/figures.ts'
import { sharedApp, type TestActor, type TestApp, testApp } from '#server/testing/test-app.ts'

// A Wednesday; the week began on Monday 16 November at midnight in India.
const noon = new Date('2026-11-18T06:30:00Z')
const app = await sharedApp({ rateLimitFactor: 1000 })
app.deps.clock = () => noon
const admin = await app.newActor('admin')
const mentor = await app.newActor('mentor')

const hour = 60 * 60 * 1000
const hoursFromNow = (hours: number) => new Date(noon.getTime() + hours * hour)
const daysFromNow = (days: number) => hoursFromNow(days * 24)
const lastWeek = (hours: number) => hoursFromNow(hours - 7 * 24)

type Figures = NonNullable<Overview['figures']>

/** With the figures of this moment. */
async function overviewOf(actor: TestActor, of: TestApp = app): Promise<Omit<Overview, 'figures'> & Figures> {
  await recountFigures(of)
  const { figures, ...rest }: Overview = await of.load(actor, getOverview)
  return { ...rest, ...figures! }
}

/** What the work added to the overview of an admin: tests share a school. */
async function before() {
  const { weeks, lastWeekSoFar, waiting, people } = await overviewOf(admin)
  return { thisWeek: weeks.at(-1)!, wholeLastWeek: weeks.at(-2)!, lastWeekSoFar, waiting, people: people! }
}

/** Long ago, so that nobody else is counted. */
async function newLearner(joinedAt = daysFromNow(-400)): Promise<TestActor> {
  const learner = await app.newActor('learner')
  await app.db.update(people).set({ createdAt: joinedAt }).where(eq(people.id, learner.id))
  return learner
}

const leave = ({ id }: TestActor) => app.db.update(people).set({ deletedAt: noon }).where(eq(people.id, id))

test('shows twelve empty weeks for a new school', async () => {
  const empty = await testApp()
  const only = await empty.newActor('admin')
  const { weeks, waiting, people, endings, expiring } = await overviewOf(only, empty)
  expect(weeks).toHaveLength(12)
  expect(weeks.every(({ registrations, submissions }) => registrations === 0 && submissions === 0)).toBe(true)
  for (const kind of Object.values(waiting)) expect(kind).toEqual({ count: 0, oldest: null })
  expect({ people, expiring }).toEqual({ people: { learners: 0, active: 0, expiringIn7Days: 0 }, expiring: [] })
  expect(endings).toHaveLength(14)
  await empty.close()
})

test('counts submissions by week, and as pending for everybody but their author', async () => {
  const was = await before()
  const { courseId, stepIds } = await newCourseWithTasks(app, [2])
  const learner = await newLearner()
  const [stepId, next] = stepIds as [number, number]
  await newSolution(app, { personId: learner.id, courseId, stepId, submittedAt: lastWeek(-2) })
  await newSolution(app, { personId: mentor.id, courseId, stepId: next, submittedAt: hoursFromNow(-2) })
  const is = await before()
  expect(is.thisWeek.submissions).toBe(was.thisWeek.submissions + 1)
  expect(is.lastWeekSoFar.submissions).toBe(was.lastWeekSoFar.submissions + 1)
  expect(is.waiting.reviews).toEqual({ count: was.waiting.reviews!.count + 2, oldest: lastWeek(-2).toISOString() })
  expect((await overviewOf(mentor)).waiting.reviews!.count).toBe(is.waiting.reviews!.count - 1)
})

test('takes the median review time of verdicts that were not undone, by their week', async () => {
  const own = await testApp()
  own.deps.clock = () => noon
  const [teacher, learner] = [await own.newActor('mentor'), await own.newActor('learner')]
  const { courseId, stepIds } = await newCourseWithTasks(own, [6])
  const decided = async (place: number, at: Date, hours: number) => {
    const submittedAt = new Date(at.getTime() - hours * hour)
    const draft = { personId: learner.id, courseId, stepId: stepIds[place]!, state: 'approved', submittedAt } as const
    const { id } = await newSolution(own, draft)
    return id
  }
  const byMentor = async (place: number, at: Date, hours: number, undoneAt: Date | null = null) => {
    const id = await decided(place, at, hours)
    const undone = undoneAt && { undoneAt, undoneBy: teacher.id }
    const row = { solutionId: id, mentorId: teacher.id, verdict: 'approved', createdAt: at, ...undone } as const
    await own.db.insert(reviews).values(row)
  }
  await byMentor(0, hoursFromNow(-1), 4)
  await byMentor(1, hoursFromNow(-2), 7)
  await byMentor(2, hoursFromNow(-3), 100, hoursFromNow(-2))
  await byMentor(3, lastWeek(-1), 30)
  await byMentor(4, lastWeek(5), 50)
  // The checks decide in seconds: they would make the mentors look faster than they are.
  const at = hoursFromNow(-1)
  const solutionId = await decided(5, at, 0)
  const checkRunId = await newCheckRun(own, { solutionId, stepId: stepIds[5]!, finishedAt: at })
  await own.db.insert(reviews).values({ solutionId, verdict: 'approved', createdAt: at, checkRunId })
  const { weeks, lastWeekSoFar } = await overviewOf(teacher, own)
  expect(weeks.at(-1)!.medianHoursToReview).toBeCloseTo(5.5)
  expect(weeks.at(-2)!.medianHoursToReview).toBeCloseTo(40)
  expect(lastWeekSoFar.medianHoursToReview).toBeCloseTo(30)
  expect(weeks.at(-3)!.medianHoursToReview).toBeNull()
  await own.close()
})

async function newRefund({ id: paymentId }: { id: number }, rupees: number, createdAt: Date) {
  const issued = { number: `T/26-27/${paymentId}`, financialYear: '26-27', serial: 900_000 + paymentId }
  const named = {
    payerName: 'Asha',
    payerEmail: 'asha@example.com',
    transactionId: '',
    schoolName: 'Kaushal',
    tax: null,
  }
  const details = { ...named, paise: 399_00, creditPaise: 0, days: 30 }
  await app.db.insert(receipts).values({ paymentId, ...issued, issuedAt: createdAt, details })
  const returned = { amountPaise: rupees * 100, creditPaise: 0, method: 'cash', reason: 'Moved', days: 0 } as const
  await app.db.insert(refunds).values({ paymentId, kind: 'refund', round: 0, ...returned, createdAt })
  // No money moved.
  const replaced = { ...returned, kind: 'replacement', round: 0, amountPaise: 399_00, method: null } as const
  await app.db.insert(refunds).values({ paymentId, ...replaced, createdAt })
}

test('counts transferred money as revenue in the week it was verified, less refunds', async () => {
  const was = await before()
  const { id: personId } = await newLearner()
  const payment = (rupees: number, rest: Partial<typeof payments.$inferInsert>) => ({
    personId,
    transactionId: newTransactionId(),
    amountPaise: rupees * 100,
    method: 'upi' as const,
    createdAt: daysFromNow(-30),
    ...rest,
  })
  const [refunded] = await app.db
    .insert(payments)
    .values([
      payment(399, { state: 'verified', decidedAt: hoursFromNow(-1), creditPaise: 100_00 }),
      payment(199, { state: 'verified', decidedAt: lastWeek(-1) }),
      payment(699, { state: 'verified', decidedAt: lastWeek(1) }),
      payment(499, { state: 'rejected', decidedAt: hoursFromNow(-1), reason: 'Not on the statement' }),
      payment(499, {}),
    ])
    .returning()
  await newRefund(refunded!, 100, hoursFromNow(-1))
  const is = await before()
  expect(is.thisWeek.verifiedRupees).toBe(was.thisWeek.verifiedRupees! + 299)
  expect(is.wholeLastWeek.verifiedRupees).toBe(was.wholeLastWeek.verifiedRupees! + 898)
  expect(is.lastWeekSoFar.verifiedRupees).toBe(was.lastWeekSoFar.verifiedRupees! + 199)
  expect(is.waiting.payments).toEqual({
    count: was.waiting.payments!.count + 1,
    oldest: daysFromNow(-30).toISOString(),
  })
})

test('names yesterday until somebody has closed it, if money moved', async () => {
  const unclosed = async (actor: TestActor) => (await overviewOf(actor)).unclosedDay
  expect(await unclosed(admin)).toBeNull()
  const { id: personId } = await newLearner()
  const paid = { amountPaise: 399_00, method: 'upi', transactionId: newTransactionId() } as const
  const [payment] = await app.db
    .insert(payments)
    .values({ personId, ...paid })
    .returning()
  await newRefund(payment!, 100, new Date('2026-11-17T00:00:00+05:30'))
  expect(await unclosed(admin)).toBe('2026-11-17')
  expect(await unclosed(mentor)).toBeNull()
  await close(app.db, app.deps, { ...(await reportOf(app.db, app.deps, '2026-11-17')), note: '', actorId: admin.id })
  expect(await unclosed(admin)).toBeNull()
})

test('counts open bugs, requests, ideas and bookings, and a reported fact once', async () => {
  const was = await before()
  const [one, other] = [await newLearner(), await newLearner()]
  const bug = { personId: one.id, title: 'It hangs', steps: 'Open it', createdAt: daysFromNow(-3) }
  await app.db.insert(bugs).values([bug, { ...bug, state: 'fixed', createdAt: daysFromNow(-9) }])
  const wish = { personId: one.id, title: 'Dark maps', description: 'Please', priority: 'Low' as const }
  await app.db.insert(featureRequests).values([wish, { ...wish, title: 'Light maps', state: 'planned' }])
  const idea = { personId: one.id, name: 'A shop', description: 'Of mine' }
  for (const waitingSince of [daysFromNow(-2), null]) {
    const threadId = await insertThread(app.db, one.id, new Date())
    await app.db.insert(ideas).values({ ...idea, threadId, waitingSince })
  }
  const [fact] = await app.db.insert(facts).values({ personId: one.id, text: 'So', source: 'A book' }).returning()
  for (const { id: personId } of [one, other])
    await app.db.insert(factReports).values({ factId: fact!.id, personId, reason: 'Wrong', createdAt: daysFromNow(-1) })
  const booking = { name: 'Anil', email: 'anil@example.in', mobile: '9876543210', message: '', demoDate: '2026-11-20' }
  await app.db.insert(demoBookings).values([
    { ...booking, demoTime: '5:00 PM - 5:30 PM', createdAt: daysFromNow(-5) },
    { ...booking, demoTime: '5:30 PM - 6:00 PM', state: 'attended' },
  ])
  const { id: companyId } = await newCompany(app)
  const opening = await newOpening(app, companyId, { state: 'submitted', changedAt: daysFromNow(-4) })
  for (const days of [-13, -14]) {
    const candidate = await newCandidate(app, (await app.newActor('learner')).id)
    await newIntroduction(app, { opening, candidate, state: 'interview', movedAt: daysFromNow(days) })
  }
  const is = await before()
  const oneMore = (what: keyof Overview['waiting']) => was.waiting[what]!.count + 1
  expect(is.waiting).toMatchObject({
    bugs: { count: oneMore('bugs'), oldest: daysFromNow(-3).toISOString() },
    requests: { count: oneMore('requests') },
    ideas: { count: oneMore('ideas'), oldest: daysFromNow(-2).toISOString() },
    facts: { count: oneMore('facts'), oldest: daysFromNow(-1).toISOString() },
    demos: { count: oneMore('demos'), oldest: daysFromNow(-5).toISOString() },
    openings: { count: oneMore('openings'), oldest: daysFromNow(-4).toISOString() },
    introductions: { count: oneMore('introductions'), oldest: daysFromNow(-14).toISOString() },
  })
})

test('lists learners whose access ends, marks cancellations and renewals, and leaves out deleted people', async () => {
  const was = await before()
  const access = (personId: number, days: number) => ({
    personId,
    startsAt: daysFromNow(days - 30),
    endsAt: daysFromNow(days),
    reason: 'A test',
  })
  const [soon, goesOn, over, gone, staff] = [
    await newLearner(),
    await newLearner(),
    await newLearner(),
    await newLearner(),
    mentor,
  ]
  await app.db.insert(accessEntries).values([
    access(soon.id, 2),
    // The same end twice is one end.
    access(soon.id, 2),
    access(goesOn.id, 3),
    access(goesOn.id, 33),
    access(over.id, -2),
    access(gone.id, 1),
    access(staff.id, 1),
  ])
  await leave(gone)
  await app.db.insert(remindersOff).values({ personId: soon.id })
  const renewal = { amountPaise: 399_00, method: 'upi', transactionId: newTransactionId() } as const
  await app.db.insert(payments).values({ personId: soon.id, ...renewal })
  const { people: is, endings, expiring } = await overviewOf(admin)
  expect(is).toEqual({
    learners: was.people.learners + 3,
    active: was.people.active + 2,
    expiringIn7Days: was.people.expiringIn7Days + 1,
  })
  const seen = expiring!.filter(({ userId }) => [soon, goesOn, over, gone, staff].some(({ id }) => id === userId))
  expect(seen).toEqual([
    {
      userId: soon.id,
      name: 'Meena Devi',
      endsAt: daysFromNow(2).toISOString(),
      hasReminders: false,
      isRenewing: true,
    },
  ])
  const on = (date: string) => endings!.find((one) => one.date === date)?.count
  expect([on('2026-11-20'), on('2026-11-21'), on('2026-11-16')]).toEqual([1, 0, 1])
})

test('hides money, people and demos from mentors', async () => {
  const seen = await overviewOf(mentor)
  expect(seen.waiting).toMatchObject({ payments: null, demos: null })
  expect(seen).toMatchObject({ people: null, endings: null, expiring: null })
  for (const week of [...seen.weeks, seen.lastWeekSoFar])
    expect(week).toMatchObject({ verifiedRupees: null, registrations: null })
})
