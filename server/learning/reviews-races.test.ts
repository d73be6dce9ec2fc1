import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveVerdict } from '#contract/learning/reviews.ts'
import { lockPerson } from '#server/identity/index.ts'
import { and, eq, isNull, sql } from '#server/kit/orm.ts'
import { type ReviewDesk, reviewDesk } from '#server/testing/reviewing.ts'
import type { TestActor } from '#server/testing/test-app.ts'
import { certificates, reviews, solutions } from './tables.ts'

let desk: ReviewDesk
let second: Awaited<ReturnType<ReviewDesk['another']>>
let asha: TestActor
let ravi: TestActor
beforeAll(async () => {
  desk = await reviewDesk()
  second = await desk.another()
  second.deps.clock = desk.deps.clock
  asha = await desk.newMentor('Asha Rao')
  ravi = await desk.newMentor('Ravi Iyer')
})
afterAll(async () => {
  await second.close()
  await desk.close()
})

const standing = (solutionId: number) =>
  desk.db
    .select()
    .from(reviews)
    .where(and(eq(reviews.solutionId, solutionId), isNull(reviews.undoneAt)))
const certificatesOf = (personId: number) => desk.db.$count(certificates, eq(certificates.personId, personId))
const outcomes = (answers: { http: number }[]) => answers.map(({ http }) => http).toSorted((one, other) => one - other)

/** Through the second instance, as a mentor elsewhere would. */
const elsewhere = (actor: TestActor, solutionId: number, body: object) =>
  second.call(actor, giveVerdict, { params: { solutionId }, body })

test.each(Array.from({ length: 20 }, (_, round) => round + 1))(
  'approve and reject at the same moment, on two instances: one wins, the other is told (round %i)',
  async () => {
    const { solutionId, learner } = await desk.newWork({ steps: 2 })
    const answers = await Promise.all([
      desk.decide(asha, solutionId, 'approved'),
      elsewhere(ravi, solutionId, { verdict: 'rejected', words: 'Not yet' }),
    ])
    expect(outcomes(answers)).toEqual([200, 409])
    const [review, ...more] = await standing(solutionId)
    expect(more).toEqual([])
    const [winner, loser] = review!.verdict === 'approved' ? ['Asha Rao', answers[1]] : ['Ravi Iyer', answers[0]]
    expect(loser.body.message).toBe(`${winner} has already ${review!.verdict} this attempt`)
    const [solution] = await desk.db.select().from(solutions).where(eq(solutions.id, solutionId))
    expect(solution!.state).toBe(review!.verdict)
    expect(await desk.noticesTo(learner.id)).toHaveLength(1)
  },
)

test('twenty approvals of the last step at once make one certificate', async () => {
  const { solutionId, learner } = await desk.newWork()
  const mentors = await Promise.all(Array.from({ length: 20 }, () => desk.newMentor()))
  const answers = await Promise.all(
    mentors.map((mentor, at) =>
      at % 2 ? elsewhere(mentor, solutionId, { verdict: 'approved' }) : desk.decide(mentor, solutionId, 'approved'),
    ),
  )
  expect(outcomes(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
  expect(await certificatesOf(learner.id)).toBe(1)
  expect(await standing(solutionId)).toHaveLength(1)
  // The verdict and the certificate.
  expect(await desk.noticesTo(learner.id)).toHaveLength(2)
})

/** Runs this while the person's row is held; answers once so many wait for a lock, and lets everybody go on. */
async function whileHeld<Answer>(personId: number, waiting: number, act: () => Promise<Answer>): Promise<Answer> {
  const { started } = await desk.db.transaction(async (db) => {
    await lockPerson(db, personId)
    const started = act()
    for (let seen = 0; seen < waiting;) {
      const { rows } = await db.execute(sql`select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
      seen = Number(rows[0]!['waiting'])
    }
    return { started }
  })
  return started
}

test.each(Array.from({ length: 10 }, (_, round) => round + 1))(
  'the two last steps approved at once by two mentors: one certificate, named to one of them (round %i)',
  async () => {
    const { learner, solutions } = await desk.newWork({ steps: 2 })
    // Nobody can tell the learner anything meanwhile: so neither verdict is finished before the other began.
    const answers = await whileHeld(learner.id, 2, () =>
      Promise.all([
        desk.decide(asha, solutions[0]!.id, 'approved'),
        elsewhere(ravi, solutions[1]!.id, { verdict: 'approved' }),
      ]),
    )
    expect(outcomes(answers)).toEqual([200, 200])
    expect(await certificatesOf(learner.id)).toBe(1)
    const codes = answers.map(({ body }) => body.data.certificateCode)
    expect(codes.filter((code) => code !== null)).toHaveLength(1)
    expect(await desk.noticesTo(learner.id)).toHaveLength(3)
  },
)
