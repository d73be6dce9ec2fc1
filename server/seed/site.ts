import type { Db } from '#server/kit/db/db.ts'
import { teamMembers, testimonials } from '#server/site/tables.ts'
import { team } from './content/team.ts'
import { said } from './content/testimonials.ts'

/** The people behind the academy, and what its learners said. */
export async function seedSite(db: Db) {
  await db.insert(teamMembers).values(team)
  await db.insert(testimonials).values(said)
}
