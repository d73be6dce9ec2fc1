import { candidateConsent } from '#contract/hiring/consents.ts'
import { dayMs } from '#contract/kit/durations.ts'
import { newCode } from '#server/hiring/candidates/codes.ts'
import { candidates, candidateWorks, consents } from '#server/hiring/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, eq, inArray } from '#server/kit/db/orm.ts'
import type { Deps } from '#server/kit/deps.ts'
import { solutions, steps } from '#server/learning/tables.ts'
import { demoLearnerId } from '../identity.ts'
import { moment } from '../moment.ts'

const shown = [
  'Settle a month in the hostel',
  'Update a cart without changing the old one',
  'Build a passbook with private fields',
  'Write lazy where, map and take',
]

/** The demo learner lets companies see some of her work since she got her certificate. */
export async function seedOptIn(db: Db, { clock }: Deps) {
  const consentedAt = moment([8, '19:15'], clock())
  const personId = await demoLearnerId(db)
  const choices = {
    city: 'Pune',
    languages: ['Hindi', 'English'],
    availability: 'month',
    payFrom: 400_000,
    companyKinds: ['product', 'startup'],
    inSmallGroups: true,
  } satisfies Partial<typeof candidates.$inferInsert>
  const expiresAt = new Date(consentedAt.getTime() + 60 * dayMs)
  const [candidate] = await db
    .insert(candidates)
    .values({ ...choices, personId, code: newCode(), consentedAt, expiresAt })
    .returning()
  const works = await approvedOf(db, personId)
  await db.insert(candidateWorks).values(
    works.map((solutionId, position) => ({
      candidateId: candidate!.id,
      solutionId,
      position,
      showsCode: position < 2,
    })),
  )
  const details = {
    ...choices,
    works: works.map((workId, position) => ({ kind: 'step', workId, showsCode: position < 2 })),
    until: expiresAt.toISOString(),
  }
  const { version: textVersion } = candidateConsent
  await db
    .insert(consents)
    .values({ personId, purpose: 'candidate', action: 'given', textVersion, details, at: consentedAt })
}

/** In the order in which she shows them. */
async function approvedOf(db: Db, personId: number): Promise<number[]> {
  const rows = await db
    .select({ id: solutions.id, name: steps.name })
    .from(solutions)
    .innerJoin(steps, eq(steps.id, solutions.stepId))
    .where(and(eq(solutions.personId, personId), eq(solutions.state, 'approved'), inArray(steps.name, shown)))
  return shown.flatMap((name) => rows.find((row) => row.name === name)?.id ?? [])
}
