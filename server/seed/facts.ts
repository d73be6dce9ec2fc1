import { factLikes, facts } from '#server/community/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { type DemoAuthor, demoAuthors, daysAgo } from './demo-authors.ts'
import { demoFacts } from './content/facts.ts'

const learners: DemoAuthor[] = ['Asha', 'Devika', 'Gurleen', 'Tsering', 'Rohit', 'Farhana', 'Kishore', 'Meenakshi']

/** Whose likes these are: of so many others than its author, each time beginning with somebody else. */
function fansOf(author: DemoAuthor, likes: number, place: number): DemoAuthor[] {
  const turned = learners.map((_, index) => learners[(index + place) % learners.length]!)
  return turned.filter((name) => name !== author).slice(0, likes)
}

/** The fact board of the demo. */
export async function seedFacts(db: Db) {
  const who = await demoAuthors(db)
  for (const [place, [by, at, text, source, sourceUrl, likes]] of demoFacts.entries()) {
    const [row] = await db
      .insert(facts)
      .values({ personId: who(by), text, source, sourceUrl, createdAt: daysAgo(at) })
      .returning({ id: facts.id })
    const fans = fansOf(by, likes, place).map((name) => ({ factId: row!.id, personId: who(name) }))
    await db.insert(factLikes).values(fans)
  }
}
