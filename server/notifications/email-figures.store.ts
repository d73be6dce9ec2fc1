import type { Db } from '#server/kit/db/db.ts'
import { count, desc } from '#server/kit/db/orm.ts'
import { mails } from './tables.ts'

/** So many are looked at, and no more, however many there are. */
const recent = 1_000

/** How many of the latest mails are in which state. */
export async function recentMails(db: Db): Promise<[state: string, mails: number][]> {
  const latest = db.select({ state: mails.state }).from(mails).orderBy(desc(mails.id)).limit(recent).as('latest')
  const rows = await db.select({ state: latest.state, mails: count() }).from(latest).groupBy(latest.state)
  return rows.map(({ state, mails }) => [state, mails])
}
