import type { Db } from '#server/kit/db/db.ts'
import { count, desc } from '#server/kit/db/orm.ts'
import { emails } from './tables.ts'

/** Limits the cost, however many emails there are. */
const recent = 1_000

/** How many of the latest emails are in which state. */
export async function recentEmails(db: Db): Promise<[state: string, emails: number][]> {
  const latest = db.select({ state: emails.state }).from(emails).orderBy(desc(emails.id)).limit(recent).as('latest')
  const rows = await db.select({ state: latest.state, emails: count() }).from(latest).groupBy(latest.state)
  return rows.map(({ state, emails }) => [state, emails])
}
