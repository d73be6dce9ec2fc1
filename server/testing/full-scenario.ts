import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { emptyResume } from '#contract/careers/resume.ts'
import { trackedJobs, jobs, resumes } from '#server/careers/tables.ts'
import {
  bugComments,
  bugs,
  factLikes,
  factReports,
  facts,
  featureRequests,
  featureVotes,
} from '#server/community/tables.ts'
import { people } from '#server/identity/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { reviewThreads } from '#server/learning/reviews/tables.ts'
import { reviewComments, reviews, solutionDrafts } from '#server/learning/tables.ts'
import { payments, remindersOff } from '#server/membership/tables.ts'
import { gatewayOrders } from '#server/membership/gateway/tables.ts'
import { demoBookings } from '#server/membership/demos/tables.ts'
import { sessionFeeds, sessionReminders } from '#server/mentoring/sessions/tables.ts'
import { emailPeople, sendEmail } from '#server/notifications/index.ts'
import { emailPreferences } from '#server/notifications/tables.ts'
import { staffLink } from '#server/projects/texts.ts'
import { briefs, ideas, projectSubmissions } from '#server/projects/tables.ts'
import { inboxLink } from '#server/support/links.ts'
import { deskLink } from '#server/mentoring/texts.ts'
import { publishedQuestions, questions, sameQuestions } from '#server/mentoring/tables.ts'
import { insertFile, insertPicture } from '#server/site/index.ts'
import { insertMessage, insertThread } from '#server/threads/index.ts'
import { insertEntry } from '#server/wallet/index.ts'
import { uploadFile } from './learning/submissions.ts'
import { newCourseWithTasks, newMember, newSolution, shareQuietly } from './learning/learning.ts'
import { newSeat, newSession } from './mentoring/sessions.ts'
import { newNotification, newTransactionId } from './makers.ts'
import { storeMessage, storeSentTo } from './messages/messages.ts'
import { storeQuestion } from './mentoring.ts'
import { ownLine, provenItem, storePortfolio } from './portfolio/portfolio.ts'
import { storeFollower, storeLink } from './sponsors/links.ts'
import { storeRequest } from './support/requests.ts'
import type { TestActor, TestApp } from './test-app.ts'

/** Texts that identify the learner anywhere. */
export const marks = { firstName: 'Zulekhanissa', lastName: 'Qureshipatel', phone: '+919876501234' }

export const storeFile = async (app: TestApp, ownerId: number, name: string, content: string) =>
  insertFile(
    app.db,
    { ...(await app.deps.files.put(Readable.from([Buffer.from(content)]))), name, kind: 'text/plain' },
    ownerId,
  )

/** A learner who has used every feature, so that every table has something to export and to delete. */
export async function fullScenario(app: TestApp) {
  const { db } = app
  const { courseId, stepIds } = await newCourseWithTasks(app, [2])
  const mentor = await app.newActor('mentor')
  const other = await newMember(app, [courseId])
  const me = await newMember(app, [courseId])
  await profile(app, me)
  const solution = await newSolution(app, {
    personId: me.id,
    courseId,
    stepId: stepIds[0]!,
    state: 'approved',
    files: { 'src/app.py': `print("${marks.firstName}")` },
  })
  const solutionId = solution.id
  await db
    .insert(reviews)
    .values({ solutionId, mentorId: mentor.id, verdict: 'approved', feedback: `Well done ${marks.firstName}` })
  const fileId = solution.fileIds['src/app.py']!
  const remark = { solutionId, authorId: mentor.id, fileId, line: 1, body: `Nice, ${marks.firstName}` }
  const [comment] = await db.insert(reviewComments).values(remark).returning()
  await shareQuietly(app, solution, `print("${marks.firstName}")`)
  for (const commentId of [null, comment!.id])
    await db
      .insert(reviewThreads)
      .values({ threadId: await threadWith(app, me, [me, 'Thanks,']), solutionId, commentId })
  await newNotification(db, mentor.id, { title: `${marks.firstName} replied`, link: `/admin/reviews/${solutionId}` })
  await db
    .insert(solutionDrafts)
    .values({ personId: me.id, stepId: stepIds[1]!, text: `A draft of ${marks.firstName}` })
  await uploadFile(app, me, stepIds[1]!, { name: 'half.txt', content: 'half a thought' })
  await money(app, me)
  await projects(app, me, mentor)
  await questionsToMentors(app, { me, other, mentor }, { courseId, stepId: stepIds[0]! })
  await support(app, me, mentor)
  await sponsors(app, me, other)
  await storePortfolio(app, me.id, [{ ...ownLine, note: `By ${marks.firstName}` }, provenItem(solutionId)])
  await careers(app, me)
  await boards(app, me, other)
  await mentoring(app, me, mentor)
  await storeSentTo(app, me.id)
  await storeMessage(app, { segment: { kind: 'emails', emails: [me.email] } })
  return { me, other, mentor, courseId, stepIds, solution }
}

async function profile({ db, deps }: TestApp, me: TestActor) {
  const picture = await deps.files.put(Readable.from([Buffer.from('a picture')]))
  await insertPicture(db, { ...picture, name: 'photo.webp', kind: 'image/webp' }, me.id)
  await db
    .update(people)
    .set({ ...marks, about: `I am ${marks.firstName}`, linkedin: 'https://example.in/z', photoId: picture.id })
    .where(eq(people.id, me.id))
  await newNotification(db, me.id, { title: `Hello ${marks.firstName}` })
  const paragraphs = [{ secret: '/reset-password#sEcReT' }]
  await sendEmail(db, deps, { to: me.email, name: marks.firstName, subject: 'Welcome', paragraphs })
  await emailPeople(db, deps, [
    { personId: me.id, preference: 'reviews', subject: 'A review', paragraphs: ['Read it'] },
  ])
  await db.insert(emailPreferences).values({ personId: me.id, reviews: false })
}

async function money(app: TestApp, me: TestActor) {
  const { db } = app
  const screenshot = await storeFile(app, me.id, 'paid.png', 'a screenshot')
  await db.insert(payments).values({
    personId: me.id,
    transactionId: newTransactionId(),
    amountPaise: 399_00,
    method: 'upi',
    screenshotId: screenshot.id,
  })
  const order = { gatewayOrderId: `order_${me.id}`, amountPaise: 399_00, state: 'expired' } as const
  await db.insert(gatewayOrders).values({ personId: me.id, ...order, createdAt: new Date() })
  await insertEntry(db, me.id, 250_00, 'A gift')
  await db.insert(remindersOff).values({ personId: me.id })
  await db.insert(demoBookings).values({
    name: marks.firstName,
    email: me.email,
    mobile: marks.phone,
    message: 'Python',
    demoDate: '2026-12-01',
    demoTime: '5:00 PM - 5:30 PM',
  })
}

async function projects(app: TestApp, me: TestActor, mentor: TestActor) {
  const { db } = app
  const words = { name: 'Ledger', description: `By ${marks.firstName}` }
  const [idea] = await db
    .insert(ideas)
    .values({ personId: me.id, ...words, threadId: await threadWith(app, me, [mentor, 'Go on'], [me, 'I will.']) })
    .returning()
  await newNotification(db, mentor.id, { title: `${marks.firstName} answered`, link: staffLink('idea', idea!.id) })
  const [brief] = await db
    .insert(briefs)
    .values({
      title: 'A shop',
      summary: 'One',
      description: 'Two',
      level: 'Beginner',
      duration: '2 weeks',
      steps: ['Begin'],
    })
    .returning()
  const file = await storeFile(app, me.id, 'shop.zip', 'a shop')
  const threadId = await threadWith(app, me, [me, 'Here'])
  const work = { personId: me.id, briefId: brief!.id, attempt: 1, fileId: file.id }
  await db.insert(projectSubmissions).values({ ...work, ...words, threadId })
}

type Cast = { me: TestActor; other: TestActor; mentor: TestActor }

/** A question with a picture, an answer that is published, and somebody with the same question. */
async function questionsToMentors(
  app: TestApp,
  { me, other, mentor }: Cast,
  place: { courseId: number; stepId: number },
) {
  const { db } = app
  const questionId = await storeQuestion(app, me.id, { ...place, details: `Help ${marks.firstName}` })
  await newNotification(db, mentor.id, { title: `${marks.firstName} replied`, link: deskLink(questionId) })
  const [question] = await db.select().from(questions).where(eq(questions.id, questionId))
  for (const [author, name] of [
    [me, 'error.png'],
    [mentor, 'fixed.png'],
  ] as const) {
    const stored = await app.deps.files.put(Readable.from([Buffer.from(`picture ${name}`)]))
    const picture = { ...stored, name, sentPath: name, kind: 'image/png', discard: async () => {} }
    const thread = { id: question!.threadId, ownerId: me.id }
    await insertMessage(db, thread, { authorId: author.id, body: 'Look', createdAt: new Date(), pictures: [picture] })
  }
  const values = { stepId: place.stepId, title: 'Where is it?', question: '', answer: 'There' }
  const [published] = await db
    .insert(publishedQuestions)
    .values({ ...values, questionId, publishedBy: mentor.id })
    .returning()
  await db.insert(sameQuestions).values([
    { publishedId: published!.id, personId: me.id },
    { publishedId: published!.id, personId: other.id },
  ])
}

async function threadWith({ db }: TestApp, owner: TestActor, ...messages: [TestActor, string][]): Promise<number> {
  const createdAt = new Date()
  const id = await insertThread(db, owner.id, createdAt)
  for (const [author, body] of messages) {
    await insertMessage(
      db,
      { id, ownerId: owner.id },
      { authorId: author.id, body: `${body} ${marks.firstName}`, createdAt },
    )
  }
  return id
}

async function mentoring(app: TestApp, me: TestActor, mentor: TestActor) {
  const { id: sessionId, startsAt } = await newSession(app, { hostId: mentor.id })
  await newSeat(app, sessionId, me.id)
  await app.db.insert(sessionReminders).values({ sessionId, personId: me.id, startsAt, minutesAhead: 1440 })
  await app.db.insert(sessionFeeds).values({ personId: me.id })
}

async function support(app: TestApp, me: TestActor, mentor: TestActor) {
  const requestId = await storeRequest(app, me.id, { message: `Help ${marks.firstName}` })
  await newNotification(app.db, mentor.id, { title: `${marks.firstName} replied`, link: inboxLink(requestId) })
}

/** Shares their progress with somebody, and follows the progress of somebody else. */
async function sponsors(app: TestApp, me: TestActor, other: TestActor) {
  const mine = await storeLink(app, me.id, { shownName: marks.firstName })
  await storeFollower(app, mine.linkId)
  const theirs = await storeLink(app, other.id)
  await storeFollower(app, theirs.linkId, { email: me.email })
}

async function careers(app: TestApp, me: TestActor) {
  const { db } = app
  const jobId = await newJob(app)
  await db
    .insert(trackedJobs)
    .values({ personId: me.id, jobId, appliedOn: '2026-11-10', note: `As ${marks.firstName}` })
  const resume = { ...emptyResume, name: marks.firstName, email: me.email, phone: marks.phone }
  await db.insert(resumes).values({ personId: me.id, resume, template: 1, version: 1 })
}

/** A posted job; returns its id. */
export async function newJob({ db }: Pick<TestApp, 'db'>): Promise<number> {
  const [job] = await db
    .insert(jobs)
    .values({
      title: 'Developer',
      companyName: 'Nadi Labs',
      experience: '1-3 years',
      minYears: 1,
      location: 'Pune',
      companyLink: 'https://nadi.example',
      applyLink: 'https://nadi.example/jobs',
      linkedinProfile: 'https://example.in/nadi',
      postedOn: '2026-11-01',
    })
    .returning()
  return job!.id
}

async function boards(app: TestApp, me: TestActor, other: TestActor) {
  const { db } = app
  const screenshot = await storeFile(app, me.id, 'bug.png', 'a bug')
  const bug = { title: 'The page jumps', steps: 'Open it' }
  await db.insert(bugs).values({ personId: me.id, ...bug, screenshotId: screenshot.id })
  const [theirs] = await db
    .insert(bugs)
    .values({ personId: other.id, ...bug })
    .returning()
  await db.transaction(async (db) => {
    await db.insert(bugComments).values({ bugId: theirs!.id, authorId: me.id, body: `Mine too. ${marks.firstName}` })
    await newNotification(db, other.id, {
      title: `${marks.firstName} on your bug`,
      body: `Mine too. ${marks.firstName}`,
    })
  })
  const fact = { text: `A fact by ${randomUUID()}`, source: 'A book' }
  const [mine] = await db
    .insert(facts)
    .values({ personId: me.id, ...fact, text: `${marks.firstName} knows` })
    .returning()
  const [liked] = await db
    .insert(facts)
    .values({ personId: other.id, ...fact })
    .returning()
  await db.insert(factLikes).values([
    { factId: liked!.id, personId: me.id },
    { factId: mine!.id, personId: other.id },
  ])
  await db.insert(factReports).values({ factId: liked!.id, personId: me.id, reason: `Wrong, says ${marks.firstName}` })
  const wish = { title: 'Dark mode', description: 'Please', priority: 'Low' as const }
  const [request] = await db
    .insert(featureRequests)
    .values({ personId: other.id, ...wish })
    .returning()
  await db.insert(featureRequests).values({ personId: me.id, ...wish })
  await db.insert(featureVotes).values({ requestId: request!.id, personId: me.id })
}
