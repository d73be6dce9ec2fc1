import type { PersonalData } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, eq, inArray, isNotNull, or, sql } from '#server/kit/db/orm.ts'
import { forgetFollowers } from './followers.store.ts'
import { maskEmail } from './rules.ts'
import { followersOf } from './store.ts'
import { sponsorFollowers, sponsorLinks } from './tables.ts'

const linksOf = (db: Db, personId: number) =>
  db.select().from(sponsorLinks).where(eq(sponsorLinks.personId, personId)).orderBy(asc(sponsorLinks.id))

/** The person as a sponsor of somebody else. */
const hasTheirAddress = (db: Db, personId: number) =>
  eq(sponsorFollowers.email, sql`(${db.select({ email: people.email }).from(people).where(eq(people.id, personId))})`)

async function collect(db: Db, personId: number) {
  const links = await linksOf(db, personId)
  const followers = await followersOf(
    db,
    links.map(({ id }) => id),
  )
  const followed = await db
    .select({ name: sponsorLinks.shownName, since: sponsorFollowers.confirmedAt })
    .from(sponsorFollowers)
    .innerJoin(sponsorLinks, eq(sponsorLinks.id, sponsorFollowers.linkId))
    .where(and(hasTheirAddress(db, personId), isNotNull(sponsorFollowers.confirmedAt)))
    .orderBy(asc(sponsorFollowers.id))
  return {
    links: links.map(({ id, personId: _personId, ...link }) => ({
      ...link,
      followers: (followers.get(id) ?? []).map(({ email, confirmedAt }) => ({
        email: maskEmail(email),
        since: confirmedAt,
      })),
    })),
    weeklySummariesYouGet: followed,
  }
}

async function erase(db: Db, personId: number): Promise<string[]> {
  const linkIds = (await linksOf(db, personId)).map(({ id }) => id)
  const ofTheirLinks = linkIds.length > 0 ? inArray(sponsorFollowers.linkId, linkIds) : undefined
  await forgetFollowers(db, or(ofTheirLinks, hasTheirAddress(db, personId))!)
  await db.delete(sponsorLinks).where(eq(sponsorLinks.personId, personId))
  return []
}

export const sponsorsData: PersonalData = {
  name: 'sponsor-links',
  about: 'the links by which you share your progress, and who gets a weekly summary',
  collect,
  erase,
  removes: ['the links by which you share your progress, and the addresses of people who get a weekly summary'],
  retains: [],
  // The address of a sponsor, who needs no account. It goes with the link.
  columns: { 'sponsor_links.person_id': 'removed', 'sponsor_followers.email': 'others' },
}
