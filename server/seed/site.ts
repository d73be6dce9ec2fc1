import type { Claims } from '#contract/site/claims.ts'
import { nationalHolidays } from '#contract/site/holidays.ts'
import type { Db } from '#server/kit/db/db.ts'
import { daysAfter, indiaDate } from '#server/kit/india.ts'
import { insertHolidays, readSettings, writeSettings } from '#server/site/index.ts'
import { teamMembers, testimonials } from '#server/site/tables.ts'
import { readContent } from './read-content.ts'

/** The team, and testimonials that are samples: nobody real said them. */
export async function seedSite(db: Db) {
  const isSample = true
  const team = readContent<Record<string, typeof teamMembers.$inferInsert>>('content/team.json')
  await db.insert(teamMembers).values(Object.values(team).map((member) => ({ ...member, isSample })))
  const said = readContent<(typeof testimonials.$inferInsert)[]>('content/testimonials.json')
  await db.insert(testimonials).values(said.map((testimonial) => ({ ...testimonial, isSample })))
}

/** The national holidays of this year and the next, but none near today: the demo is the same on every day. */
export async function seedHolidays(db: Db) {
  const today = indiaDate(new Date())
  const [before, after] = [daysAfter(today, -30), daysAfter(today, 30)]
  const year = Number(today.slice(0, 4))
  const days = [year, year + 1].flatMap(nationalHolidays)
  await insertHolidays(
    db,
    days.filter(({ firstDay }) => firstDay < before || firstDay > after),
  )
}

/** The spec's claims, confirmed as samples: a mark on each leads to what is counted. */
export async function seedClaims(db: Db) {
  const { claims } = await readSettings(db)
  const confirmed = Object.entries(claims).map(([key, { text }]) => [
    key,
    { text, source: 'Sample of the demo academy', isConfirmed: true },
  ])
  await writeSettings(db, { claims: Object.fromEntries(confirmed) as Claims }, null)
}
