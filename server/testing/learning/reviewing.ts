import type { Endpoint } from '#contract/kit/endpoint.ts'
import { giveVerdict, type NewVerdict } from '#contract/learning/reviews.ts'
import { people } from '#server/identity/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { newCourseWithTasks, newMember, newSolution } from './learning.ts'
import { sharedApp, type TestActor } from '../test-app.ts'

/** The time of every review test, until a test moves the clock. */
export const noon = new Date('2026-11-16T12:00:00Z')
export const minutesAfter = (minutes: number, start = noon) => new Date(start.getTime() + minutes * 60_000)

type WorkOptions = { steps?: number; files?: Record<string, string>; submittedAt?: Date }

/** The app with helpers for reviews and a fixed clock. */
export async function reviewDesk() {
  const app = await sharedApp({ rateLimitFactor: 1000 })
  const moveTo = (moment: Date) => void (app.deps.clock = () => moment)
  moveTo(noon)

  async function newMentor(name = 'Asha Rao', role: 'mentor' | 'admin' = 'mentor'): Promise<TestActor> {
    const mentor = await app.newActor(role)
    const [firstName = '', lastName = ''] = name.split(' ')
    await app.db.update(people).set({ firstName, lastName }).where(eq(people.id, mentor.id))
    return mentor
  }

  /** A mentor who may only see reviews. */
  async function newReader(): Promise<TestActor> {
    const reader = await newMentor('Leela Das')
    const adjustments = { reviews: 'see' as const }
    await app.db.update(people).set({ adjustments }).where(eq(people.id, reader.id))
    return reader
  }

  /** A learner who submitted every step of a new course, the first step first. */
  async function newWork({ steps = 1, files = {}, submittedAt = minutesAfter(-60) }: WorkOptions = {}) {
    const { courseId, courseTitle, stepIds } = await newCourseWithTasks(app, [steps])
    const learner = await newMember(app, [courseId])
    const solutions: Awaited<ReturnType<typeof newSolution>>[] = []
    for (const [place, stepId] of stepIds.entries()) {
      const solution = { personId: learner.id, courseId, stepId, files, submittedAt: minutesAfter(place, submittedAt) }
      solutions.push(await newSolution(app, solution))
    }
    const [first] = solutions
    return { courseId, courseTitle, stepIds, learner, solutions, solutionId: first!.id, fileIds: first!.fileIds }
  }

  return {
    ...app,
    moveTo,
    newMentor,
    newReader,
    newWork,
    /** Makes a call about one attempt. */
    on: (actor: TestActor, endpoint: Endpoint, solutionId: number, body?: object) =>
      app.call(actor, endpoint, { params: { solutionId }, ...(body && { body }) }),
    decide: (actor: TestActor, solutionId: number, verdict: NewVerdict['verdict'], feedback?: string) =>
      app.call(actor, giveVerdict, { params: { solutionId }, body: { verdict, feedback } }),
  }
}
