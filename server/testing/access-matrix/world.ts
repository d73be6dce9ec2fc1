import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { createIdea } from '#contract/projects/ideas.ts'
import { giveVerdict } from '#contract/learning/reviews.ts'
import { jobs } from '#server/careers/tables.ts'
import { insertBug } from '#server/community/bugs.store.ts'
import { insertFact } from '#server/community/facts.store.ts'
import { insertRequest } from '#server/community/feature-requests.store.ts'
import { sql } from '#server/kit/db/orm.ts'
import { payments } from '#server/membership/tables.ts'
import { insertFile } from '#server/site/index.ts'
import { allTables, fingerprint } from '../fingerprint.ts'
import { enrol, newCourseWithTasks, newMember, newSolution } from '../learning.ts'
import { newTransactionId } from '../makers.ts'
import { submitProject, newBrief } from '../projects.ts'
import { testApp, type TestActor } from '../test-app.ts'
import { marks, fullScenario } from '../full-scenario.ts'
import type { Caller, Mark } from './callers.ts'

type App = Awaited<ReturnType<typeof testApp>>
export type World = Awaited<ReturnType<typeof newWorld>>

/** One academy with the five who come; the owner has used everything there is, so that there is something to find. */
export async function newWorld() {
  const app = await testApp({ rateLimitFactor: 100_000 })
  const { me: owner, other, mentor, courseId, stepIds, solution } = await fullScenario(app)
  const admin = await app.newActor('admin')
  const actors: Record<Caller, TestActor | null> = { stranger: null, owner, other, mentor, admin }
  const ownersMarks: Record<Mark, string> = { ...marks, email: owner.email }
  const places = await placesOfPeople(app)
  const tables = await allTables(app.db)

  return {
    ...app,
    ...makers(app, { owner, mentor }),
    owner,
    other,
    mentor,
    admin,
    actors,
    ownersMarks,
    courseId,
    stepIds,
    solution,
    routes: routesOf(app),
    /** Somebody new of the same standing: a member where it is a learner. */
    newcomer: (caller: Caller) => newcomer(app, caller),
    /** All that the database holds, but for what counts the calls themselves. */
    everything: () => fingerprint(app.db, tables),
    /** What the database holds of the owner. */
    rowsOfOwner: () =>
      fingerprint(
        app.db,
        places.map((place) => ({ ...place, personId: owner.id })),
      ),
  }
}

function newcomer(app: App, caller: Caller): Promise<TestActor> | null {
  if (caller === 'stranger') return null
  return caller === 'mentor' || caller === 'admin' ? app.newActor(caller) : newMember(app)
}

/** Makes things of the owner's, each time another one. */
function makers(app: App, { owner, mentor }: { owner: TestActor; mentor: TestActor }) {
  const { db, deps, call } = app
  const newIdea = async () =>
    (
      await call(owner, createIdea, {
        body: { name: 'Bus times', description: 'When it really comes', techStack: 'React' },
      })
    ).body.data.ideaId as number

  const newSubmission = async (actor: TestActor = owner) =>
    (await submitProject(app, actor, (await newBrief(app)).id)).body.data.submissionId as number

  /** Submitted for a step of a new course of one step, and waiting. */
  async function newWaiting(personId = owner.id) {
    const course = await newCourseWithTasks(app, [1])
    const [stepId] = course.stepIds
    await enrol(app, personId, [course.courseId])
    const files = { 'app.py': 'print(1)\n' }
    const { id: solutionId } = await newSolution(app, { personId, courseId: course.courseId, stepId: stepId!, files })
    return { ...course, stepId: stepId!, solutionId }
  }

  async function newCertificate(): Promise<string> {
    const { solutionId } = await newWaiting()
    const answer = await call(mentor, giveVerdict, { params: { solutionId }, body: { verdict: 'approved' } })
    return answer.body.data.certificateCode
  }

  async function newPayment(personId = owner.id) {
    const values = { personId, transactionId: newTransactionId(), amountPaise: 399_00, method: 'upi' as const }
    const [row] = await db.insert(payments).values(values).returning()
    return row!.id
  }

  const newFile = async (content = 'some words') =>
    insertFile(
      db,
      { ...(await deps.files.put(Readable.from([Buffer.from(content)]))), name: 'words.txt', kind: 'text/plain' },
      owner.id,
    )

  return {
    newIdea,
    newSubmission,
    newWaiting,
    newCertificate,
    newPayment,
    newFile,
    newBug: () => insertBug(db, { personId: owner.id, title: randomUUID(), steps: 'What I did' }),
    newFact: () => insertFact(db, { personId: owner.id, text: randomUUID(), source: 'A book' }),
    newRequest: () =>
      insertRequest(db, { personId: owner.id, title: randomUUID(), description: 'Please', priority: 'Low' }),
    newJob: () => newJob(app),
  }
}

async function newJob({ db }: App): Promise<number> {
  const address = 'https://nadi.example'
  const [row] = await db
    .insert(jobs)
    .values({
      title: 'Developer',
      companyName: 'Nadi Labs',
      experience: '1-3 years',
      minYears: 1,
      location: 'Pune',
      companyLink: address,
      applyLink: address,
      linkedinProfile: address,
      postedOn: '2026-11-01',
    })
    .returning()
  return row!.id
}

/** Method and address of every route, read from the tree that the server draws of them; a HEAD comes with its GET. */
function routesOf({ app }: App): string[] {
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

/** Every column that leads to a person. */
async function placesOfPeople({ db }: App) {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select conrelid::regclass::text as table, attname as column from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'people'::regclass`)
  return [...rows.map(({ table, column }) => ({ table, column })), { table: 'people', column: 'id' }]
}
