import { randomUUID } from 'node:crypto'
import { afterAll } from 'vitest'
import { createIdea } from '#contract/projects/ideas.ts'
import { giveVerdict } from '#contract/learning/reviews.ts'
import type { AdjustableRole } from '#contract/kit/access.ts'
import { insertBug } from '#server/community/bugs.store.ts'
import { insertFact } from '#server/community/facts.store.ts'
import { insertRequest } from '#server/community/feature-requests.store.ts'
import { payments } from '#server/membership/tables.ts'
import { watchChanges } from '../fingerprint.ts'
import { enrol, newCourseWithTasks, newMember, newSolution } from '../learning/learning.ts'
import { newTransactionId } from '../makers.ts'
import { startGateway } from '../membership/gateway-simulator.ts'
import { submitProject, newBrief } from '../projects.ts'
import { sharedApp, type TestActor, type TestApp } from '../test-app.ts'
import { fullScenario, marks, newJob, storeFile } from '../full-scenario.ts'
import type { Caller, Mark } from './callers.ts'

export type World = Awaited<ReturnType<typeof newWorld>>

/** One academy with the callers. The owner has used every feature, so that there is something to leak. */
export async function newWorld() {
  const gateway = await startGateway()
  afterAll(gateway.close)
  const app = await sharedApp({ rateLimitFactor: 100_000, gateway: gateway.config })
  const { me: owner, other, mentor, courseId, stepIds, solution } = await fullScenario(app)
  const admin = await app.newActor('admin')
  const actors: Record<Caller, TestActor | null> = {
    stranger: null,
    owner,
    other,
    company: await app.newActor('company'),
    mentor,
    admin,
  }
  const team: [AdjustableRole, TestActor][] = []
  // The mentor is a caller of their own.
  for (const role of ['support', 'accountant', 'author', 'manager'] as const)
    team.push([role, await app.newActor(role)])
  const ownersMarks: Record<Mark, string> = { ...marks, email: owner.email }
  const watch = await watchChanges(app.owner, app.db)
  afterAll(watch.close)

  return {
    ...app,
    ...makers(app, { owner, mentor }),
    owner,
    other,
    mentor,
    admin,
    actors,
    team,
    ownersMarks,
    courseId,
    stepIds,
    solution,
    routes: routesOf(app),
    /** A new person with the same role; a learner with a subscription. */
    newcomer: (caller: Caller) => newcomer(app, caller),
    /** Every write while the function runs, except what counts the calls themselves. */
    changesWhile: watch.changesWhile,
  }
}

function newcomer(app: TestApp, caller: Caller): Promise<TestActor> | null {
  if (caller === 'stranger') return null
  return caller === 'company' || caller === 'mentor' || caller === 'admin' ? app.newActor(caller) : newMember(app)
}

/** Functions that create something of the owner's, a new one on each call. */
function makers(app: TestApp, { owner, mentor }: { owner: TestActor; mentor: TestActor }) {
  const { db, call } = app
  const idea = { name: 'Bus times', description: 'When it really comes', techStack: 'React' }
  const newIdea = async (): Promise<number> => (await app.load(owner, createIdea, { body: idea })).ideaId

  const newSubmission = async (actor: TestActor = owner) =>
    (await submitProject(app, actor, (await newBrief(app)).id)).body.data.submissionId as number

  /** A pending submission in a new course of one step. */
  async function newWaiting(personId = owner.id) {
    const course = await newCourseWithTasks(app, [1])
    const [stepId] = course.stepIds
    await enrol(app, personId, [course.courseId])
    const files = { 'app.py': 'print(1)\n' }
    const { id: solutionId, fileIds } = await newSolution(app, {
      personId,
      courseId: course.courseId,
      stepId: stepId!,
      files,
    })
    return { ...course, stepId: stepId!, solutionId, fileId: fileIds['app.py']! }
  }

  async function newCertificate(): Promise<string> {
    const { solutionId } = await newWaiting()
    const answer = await call(mentor, giveVerdict, { params: { solutionId }, body: { verdict: 'approved' } })
    return answer.body.data.certificateCode
  }

  let shared: Promise<string> | undefined

  async function newPayment(personId = owner.id) {
    const values = { personId, transactionId: newTransactionId(), amountPaise: 399_00, method: 'upi' as const }
    const [row] = await db.insert(payments).values(values).returning()
    return row!.id
  }

  const newFile = (content = 'some text') => storeFile(app, owner.id, 'words.txt', content)

  return {
    newIdea,
    newSubmission,
    newWaiting,
    newCertificate,
    /** For calls that only read it. */
    sharedCertificate: () => (shared ??= newCertificate()),
    newPayment,
    newFile,
    newBug: () => insertBug(db, { personId: owner.id, title: randomUUID(), steps: 'What I did' }),
    newFact: () => insertFact(db, { personId: owner.id, text: randomUUID(), source: 'A book' }),
    newRequest: () =>
      insertRequest(db, { personId: owner.id, title: randomUUID(), description: 'Please', priority: 'Low' }),
    newJob: () => newJob(app),
  }
}

/** Method and path of every route, read from Fastify's route tree; HEAD is listed with its GET. */
function routesOf({ app }: TestApp): string[] {
  const above: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^(.*)[├└]── (\S+)(?: \((.+)\))?/.exec(line) ?? []
      const depth = indent.length / 4
      const path = (above[depth - 1] ?? '') + part
      above[depth] = path
      const served = methods.split(', ').filter((method) => method && (method !== 'HEAD' || !methods.includes('GET')))
      return served.map((method) => `${method} ${path}`)
    })
}
