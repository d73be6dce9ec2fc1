import type { Db } from '#server/kit/db/db.ts'
import { enrolments } from '#server/learning/tables.ts'
import { demoLearnerId } from './identity.ts'

/** The demo learner's three courses: Full-Stack, Frontend, and JavaScript & TypeScript. */
export async function seedLearning(db: Db) {
  const personId = await demoLearnerId(db)
  await db.insert(enrolments).values([1, 2, 5].map((courseId) => ({ personId, courseId })))
}
