import type { APIRequestContext, APIResponse } from '@playwright/test'
import { dayMs } from '#contract/kit/durations.ts'
import { hostileFileName as fileName, statementFile } from './hostile-files.ts'
import { hostile, hostileLink } from './hostile-texts.ts'
import { demoPassword, expect, newEmail, newTransactionId, png } from './support.ts'

type Session = { userId: number; username: string; token: string; role: string }
type Body = { data?: object; multipart?: Record<string, string | { name: string; mimeType: string; buffer: Buffer }> }
/** Sends requests as one person; returns the data, and throws on an error. */
// The answers are read here and there by one field; their types are the contract's.
// oxlint-disable-next-line typescript/no-explicit-any
type Send = (method: 'post' | 'put' | 'patch' | 'get', path: string, body?: Body) => Promise<any>
export type HostileAcademy = Awaited<ReturnType<typeof fillAcademy>>

const dataOf = async (answer: APIResponse) => {
  const body = (await answer.json()) as { status: number; data: unknown }
  expect([answer.url(), answer.status(), body.status], JSON.stringify(body).slice(0, 400)).toEqual([
    answer.url(),
    200,
    1,
  ])
  return body.data
}

const logIn = async (request: APIRequestContext, email: string, password: string) =>
  (await dataOf(await request.post('/v1/user/login', { data: { email, password } }))) as Session

const sendAs =
  (request: APIRequestContext, { token }: Session): Send =>
  async (method, path, body = {}) =>
    dataOf(await request[method](path, { headers: { authorization: `Bearer ${token}` }, ...body }))

const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: png })
const script = (name: string) => ({ name, mimeType: 'text/html', buffer: Buffer.from(hostile(3000)) })

/** Fills every field as every role; returns the people and what they created. */
export async function fillAcademy(request: APIRequestContext) {
  const admin = await logIn(request, 'admin@kaushal.example', demoPassword)
  const mentor = await logIn(request, 'mentor@kaushal.example', demoPassword)
  const learner = await register(request)
  const as = { learner: sendAs(request, learner), mentor: sendAs(request, mentor), admin: sendAs(request, admin) }
  await as.admin('post', `/v1/users/${learner.userId}/access`, { data: { days: 90, reason: hostile(300) } })
  const course = await fillCourse(as, learner)
  const rest = await fillDesk(as)
  const portfolio = await fillPortfolio(as.learner)
  await fillSchool(as.admin)
  await fillPeople(as, learner, request)
  const statements = await fillStatements(as)
  return { learner, mentor, admin, ...course, ...rest, ...portfolio, ...statements }
}
type People = Record<'learner' | 'mentor' | 'admin', Send>

async function register(request: APIRequestContext) {
  const [email, password] = [newEmail(), 'a good long password']
  const names = { username: hostile(64), firstName: hostile(80), lastName: hostile(120) }
  await dataOf(
    await request.post('/v1/user/register', { data: { email, password, transactionId: newTransactionId(), ...names } }),
  )
  return logIn(request, email, password)
}

async function newCourse(admin: Send, steps: number) {
  const multipart = { courseTitle: hostile(120), courseDescription: hostile(4000), image: picture('<img>.png') }
  const { courseId } = await admin('post', '/v1/course/createCourse', { multipart })
  const week = { title: hostile(120), topics: [hostile(160)], build: hostile(300), icon: 'code' }
  const trainer = { name: hostile(80), role: hostile(80), experience: hostile(300), image: 'team-1' }
  const edit = { subtitle: hostile(160), isListed: true, trainer, syllabus: [week] }
  await admin('patch', `/v1/courses/${courseId}`, { data: edit })
  const taskSteps = Array.from({ length: steps }, () => ({ taskStepTitle: hostile(300) }))
  const task = await admin('post', '/v1/user/createTask', { data: { courseId, taskTitle: hostile(160), taskSteps } })
  const stepIds = (task.taskSteps as { taskStepId: number }[]).map(({ taskStepId }) => taskStepId)
  return { courseId: courseId as number, stepIds }
}

/** A course with a submission and its review, and a second one with a certificate. */
async function fillCourse({ learner, mentor, admin }: People, { userId }: Session) {
  const { courseId, stepIds } = await newCourse(admin, 3)
  const [rejected, waiting, drafted] = stepIds
  await admin('post', '/v1/course/uploadTaskFiles', {
    multipart: { taskStepId: String(drafted), files: script(fileName) },
  })
  await admin('put', '/v1/course/uploadTaskUrls', { data: { taskStepId: drafted, urls: [hostileLink] } })
  const short = await newCourse(admin, 1)
  for (const id of [courseId, short.courseId]) {
    await admin('post', '/v1/user/createUserCourse', { data: { userId, courseId: id } })
  }
  const first = await submit(learner, rejected!)
  const comment = { data: { body: hostile(4000) } }
  const { commentId } = await mentor('post', `/v1/reviews/${first}/comments`, comment)
  await mentor('post', `/v1/reviews/${first}/verdict`, { data: { verdict: 'rejected', feedback: hostile(4000) } })
  await learner('post', `/v1/solutions/${first}/replies`, { data: { body: hostile(2000), commentId } })
  await learner('put', `/v1/steps/${drafted}/draft`, { data: { text: hostile(10_000), version: 0 } })
  const last = await submit(learner, short.stepIds[0]!)
  const { certificateCode } = await mentor('post', `/v1/reviews/${last}/verdict`, {
    data: { verdict: 'approved', feedback: hostile(4000) },
  })
  await mentor('post', '/v1/saved-replies', { data: { title: hostile(80), body: hostile(4000), places: ['reviews'] } })
  const solutionId = await submit(learner, waiting!)
  return { courseId, stepIds, decidedId: first, solutionId, certificateCode: certificateCode as string }
}

async function submit(learner: Send, stepId: number): Promise<number> {
  const multipart = { taskStepId: String(stepId), textSolution: hostile(10_000), files: script(fileName) }
  return (await learner('post', '/v1/user/submitSolution', { multipart })).solutionId
}

/** Projects, boards, jobs and the resume. */
async function fillDesk({ learner, mentor, admin }: People) {
  const { ideaId } = await learner('post', '/v1/ideas', {
    data: { name: hostile(120), description: hostile(4000), techStack: `${hostile(40)}, SQL` },
  })
  for (const send of [mentor, learner]) {
    await send('post', `/v1/ideas/${ideaId}/comments`, { data: { body: hostile(4000) } })
  }
  const { briefId, submissionId } = await fillProject({ learner, mentor, admin })
  const { bugId } = await learner('post', '/v1/bugs', {
    multipart: { title: hostile(160), steps: hostile(4000), page: hostile(300), screenshot: picture(fileName) },
  })
  for (const send of [learner, mentor]) {
    await send('post', `/v1/bugs/${bugId}/comments`, { data: { body: hostile(2000) } })
  }
  await mentor('post', `/v1/bugs/${bugId}/answer`, { data: { state: 'in progress', answer: hostile(2000) } })
  const fact = { text: hostile(400), source: hostile(160), sourceUrl: hostileLink }
  const { factId } = await learner('post', '/v1/facts', { data: fact })
  await mentor('post', `/v1/facts/${factId}/report`, { data: { reason: hostile(500) } })
  const wish = { title: hostile(160), description: hostile(4000), priority: 'High' }
  const { requestId } = await learner('post', '/v1/feature-requests', { data: wish })
  await mentor('post', `/v1/feature-requests/${requestId}/answer`, {
    data: { state: 'planned', answer: hostile(2000) },
  })
  await fillJobs({ learner, mentor, admin })
  return { ideaId: ideaId as number, briefId, submissionId, bugId: bugId as number, requestId: requestId as number }
}

async function fillProject({ learner, mentor, admin }: People) {
  const brief = {
    title: hostile(160),
    summary: hostile(300),
    description: hostile(8000),
    level: 'Beginner',
    duration: hostile(60),
    techStack: [hostile(40)],
    steps: [hostile(400)],
    resources: [{ label: hostile(120), url: hostileLink }],
  }
  const { briefId } = await admin('post', '/v1/briefs', { data: brief })
  const multipart = { name: hostile(120), description: hostile(4000), file: script(fileName) }
  const { submissionId } = await learner('post', `/v1/briefs/${briefId}/submissions`, { multipart })
  for (const send of [mentor, learner]) {
    await send('post', `/v1/project-submissions/${submissionId}/comments`, { data: { body: hostile(4000) } })
  }
  return { briefId: briefId as number, submissionId: submissionId as number }
}

async function fillJobs({ learner, admin }: People) {
  const job = {
    title: hostile(160),
    companyName: hostile(160),
    experience: hostile(60),
    minYears: 0,
    location: hostile(100),
    hrEmail: '',
    companyLink: hostileLink,
    applyLink: hostileLink,
    linkedinProfile: hostileLink,
    postedDate: new Date().toISOString().slice(0, 10),
    expiresOn: '',
  }
  const { jobId } = await admin('post', '/v1/jobs', { data: job })
  const tracking = { isSaved: true, appliedOn: null, note: hostile(1000) }
  await learner('put', `/v1/user/jobs/${jobId}/tracking`, { data: tracking })
  const resume = {
    name: hostile(160),
    email: hostile(254),
    phone: hostile(40),
    linkedin: 'javascript:hacked=1',
    github: hostile(300),
    portfolio: hostileLink.slice(0, 300),
    education: [{ school: hostile(160), degree: hostile(160), years: hostile(40), details: hostile(600) }],
    experience: [{ role: hostile(160), company: hostile(160), years: hostile(40), details: hostile(1500) }],
    skills: [hostile(60), hostile(60)],
    projects: [{ name: hostile(160), link: 'javascript:hacked=1', details: hostile(1000) }],
    certifications: [{ name: hostile(200), issuer: hostile(160), year: hostile(40), link: 'javascript:hacked=1' }],
    languages: [{ name: hostile(60), level: hostile(60) }],
    aboutMe: hostile(2000),
  }
  await learner('put', '/v1/user/resume', { data: { resume, template: 1, version: 0 } })
}

/** Shows everything of what is approved, and a line of each kind. Returns the pages that the link opens. */
async function fillPortfolio(learner: Send) {
  const { work } = (await learner('get', '/v1/user/portfolio/sources')) as {
    work: { kind: string; workId: number; hasWork: boolean }[]
  }
  const choices = { note: hostile(800), showsWords: true, showsWork: true }
  const line = { title: hostile(160), period: hostile(40), link: 'javascript:hacked=1', note: hostile(800) }
  const items = [
    ...work.map(({ kind, workId }) => ({ kind, workId, ...choices })),
    ...['own-project', 'experience', 'link'].map((kind) => ({ kind, ...line })),
  ]
  const portfolio = { shownName: hostile(60), headline: hostile(120), summary: hostile(1500), items }
  await learner('put', '/v1/user/portfolio', { data: { portfolio, version: 0 } })
  const { url } = await learner('put', '/v1/user/portfolio/link', { data: { days: 30 } })
  const path = new URL(url).pathname
  const shown = work.filter(({ hasWork }) => hasWork).map(({ kind, workId }) => `${path}/work/${kind}-${workId}`)
  return { portfolioPaths: [path, ...shown] }
}

/** The school's public information. */
async function fillSchool(admin: Send) {
  for (const place of ['home', 'demo', 'pricing']) {
    const words = { place, name: hostile(120), rating: 5, review: hostile(1000), date: '2026-11-01' }
    await admin('post', '/v1/testimonials', { data: words })
  }
  await admin('post', '/v1/team', {
    multipart: {
      name: hostile(120),
      title: hostile(120),
      about: hostile(1000),
      experience: hostile(160),
      skills: hostile(60),
      picture: picture(fileName),
    },
  })
  const { version } = await admin('get', '/v1/settings')
  const payee = { accountNumber: '123456789012', ifsc: 'HDFC0001234', upiId: 'school@bank' }
  const changes = {
    name: hostile(80),
    socialLinks: [{ label: hostile(40), url: hostileLink }],
    payee: { ...payee, accountName: hostile(120), bankName: hostile(120) },
    tax: { gstin: '', legalName: hostile(160), address: hostile(300), stateCode: '', sac: '999293', percent: 18 },
  }
  await admin('patch', '/v1/settings', { data: { version, changes, password: demoPassword } })
}

/** Data about people, and texts of visitors. */
async function fillPeople({ learner, admin }: People, { userId }: Session, request: APIRequestContext) {
  const profile = { firstName: hostile(100), lastName: hostile(100), phone: '', about: hostile(1000) }
  const links = { linkedin: hostileLink, github: hostileLink, portfolio: hostileLink }
  await learner('put', '/v1/user/profile', { data: { ...profile, ...links } })
  await learner('post', '/v1/course/subscribeUser', { data: { amount: '499', transactionId: newTransactionId() } })
  const { items } = await admin('get', '/v1/payments?size=100')
  const pending = (items as { paymentId: number; payer: { userId: number } }[]).find(
    ({ payer }) => payer.userId === userId,
  )
  await admin('post', '/v1/payments/reject', { data: { paymentIds: [pending!.paymentId], reason: hostile(300) } })
  await admin('post', `/v1/users/${userId}/wallet`, { data: { rupees: 100, reason: hostile(300) } })
  await admin('post', `/v1/users/${userId}/notes`, { data: { body: hostile(2000) } })
  const { userId: blocked } = await register(request)
  await admin('post', `/v1/users/${blocked}/block`, { data: { reason: hostile(300) } })
  await admin('post', '/v1/users/invite', {
    data: { email: newEmail(), firstName: hostile(100), lastName: hostile(100), role: 'mentor' },
  })
  const [demoDate, demoTime] = [new Date(Date.now() + 2 * dayMs).toISOString().slice(0, 10), '5:00 PM - 5:30 PM']
  const contact = { name: hostile(200), email: newEmail(), message: hostile(2000), mbNumber: '9876543210' }
  await dataOf(
    await request.post('/v1/course/createContact', {
      data: { ...contact, demoDate, demoTime, demoSchedule: `${demoDate} at ${demoTime}` },
    }),
  )
}

/** Bank statements, where the payer writes the narration: one of a known bank, one of an unknown bank. */
async function fillStatements({ learner, admin }: People) {
  const transactionId = newTransactionId()
  await learner('post', '/v1/course/subscribeUser', { data: { amount: '499', transactionId } })
  const upload = async (header: string[]) => {
    const multipart = { statement: statementFile(header, transactionId) }
    return (await admin('post', '/v1/statements', { multipart })).statementId as number
  }
  const statementId = await upload(['Txn Date', 'Description', 'Ref No./Cheque No.', 'Credit'])
  const unreadId = await upload([hostile(60), hostile(60), hostile(60), hostile(60)])
  const state = async (id: number) => (await admin('get', `/v1/statements/${id}`)).state as string
  await expect.poll(() => state(statementId)).toBe('matched')
  return { statementId, unreadId }
}
