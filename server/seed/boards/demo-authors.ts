import { dayMs as day } from '#contract/kit/durations.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { ilike } from '#server/kit/db/orm.ts'

export type DemoAuthor =
  | 'Asha'
  | 'Devika'
  | 'Gurleen'
  | 'Tsering'
  | 'Rohit'
  | 'Farhana'
  | 'Kishore'
  | 'Meenakshi'
  | 'Imran'

/** Those who write on the boards of the demo, by the name that the boards show. */
export async function demoAuthors(db: Db): Promise<(name: DemoAuthor) => number> {
  const rows = await db
    .select({ id: people.id, firstName: people.firstName })
    .from(people)
    .where(ilike(people.email, '%@kaushal.example'))
  const ids = new Map(rows.map(({ id, firstName }) => [firstName, id]))
  return (name) => ids.get(name)!
}

export const daysAgo = (days: number) => new Date(Date.now() - days * day)
