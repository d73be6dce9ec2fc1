import { factLikes, facts } from '#server/community/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { type DemoAuthor, demoAuthors, daysAgo } from './demo-authors.ts'
import { readContent } from '../read-content.ts'

/** `at` is in days ago. */
type SeedFact = { by: DemoAuthor; at: number; text: string; source: string; sourceUrl: string; likes: number }
export const seedFactList = () => readContent<SeedFact[]>('boards/facts.json')

const learners: DemoAuthor[] = ['Asha', 'Devika', 'Gurleen', 'Tsering', 'Rohit', 'Farhana', 'Kishore', 'Meenakshi']

/** Learners other than the author, starting with a different one for each fact. */
function likersOf(author: DemoAuthor, likes: number, offset: number): DemoAuthor[] {
  const rotated = learners.map((_, index) => learners[(index + offset) % learners.length]!)
  return rotated.filter((name) => name !== author).slice(0, likes)
}

/** The demo's fact board. */
export async function seedFacts(db: Db) {
  const who = await demoAuthors(db)
  for (const [index, { by, at, text, source, sourceUrl, likes }] of seedFactList().entries()) {
    const [row] = await db
      .insert(facts)
      .values({ personId: who(by), text, source, sourceUrl, createdAt: daysAgo(at) })
      .returning({ id: facts.id })
    const likers = likersOf(by, likes, index).map((name) => ({ factId: row!.id, personId: who(name) }))
    await db.insert(factLikes).values(likers)
  }
}
