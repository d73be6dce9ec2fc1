import type { Db } from '#server/kit/db/db.ts'
import { teamMembers, testimonials } from '#server/site/tables.ts'
import { readContent } from './read-content.ts'

/** The team, and testimonials that are samples: nobody real said them. */
export async function seedSite(db: Db) {
  const team = readContent<Record<string, typeof teamMembers.$inferInsert>>('content/team.json')
  await db.insert(teamMembers).values(Object.values(team))
  await db.insert(testimonials).values(readContent<(typeof testimonials.$inferInsert)[]>('content/testimonials.json'))
}
