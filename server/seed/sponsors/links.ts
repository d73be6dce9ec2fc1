import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { indiaDate } from '#server/kit/india.ts'
import { expiryAfter } from '#server/kit/shared-links.ts'
import { sponsorFollowers, sponsorLinks } from '#server/sponsors/tables.ts'
import { demoAccounts, demoLearnerId } from '../identity.ts'
import { moment } from '../moment.ts'

/** The demo learner shows her progress to her father, who gets the weekly summary, and once showed it to an employer. */
export async function seedSponsors(db: Db, deps: Deps) {
  const now = deps.clock()
  const [begun, opened] = [moment([20, '19:10'], now), moment([1, '20:00'], now)]
  const link = { personId: await demoLearnerId(db), shownName: demoAccounts[0]!.firstName }
  const [father] = await db
    .insert(sponsorLinks)
    .values([
      {
        ...link,
        label: 'My father',
        shows: ['attendance', 'certificates', 'progress'],
        createdAt: begun,
        expiresAt: expiryAfter(180, begun),
        lastOpenedOn: indiaDate(opened),
        daysOpened: 5,
      },
      {
        ...link,
        label: 'Nadi Labs, interview',
        shows: ['certificates'],
        createdAt: moment([12, '10:00'], now),
        expiresAt: expiryAfter(30, moment([12, '10:00'], now)),
        revokedAt: moment([4, '18:30'], now),
        lastOpenedOn: indiaDate(moment([11, '12:00'], now)),
        daysOpened: 1,
      },
    ])
    .returning({ id: sponsorLinks.id })
  await db.insert(sponsorFollowers).values({
    linkId: father!.id,
    email: 'father@kaushal.example',
    createdAt: moment([19, '20:15'], now),
    confirmedAt: moment([19, '20:21'], now),
  })
}
