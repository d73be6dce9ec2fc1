import { type PersonProfile, type ProfileList, profileLists } from '#contract/insights/person.ts'
import { auditPage, fullName, pendingEmailOf, personById, pictureUrl } from '#server/identity/index.ts'
import type { PersonRow } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { hiddenVerdicts, linkToVerdict } from '#server/learning/index.ts'
import { attendanceOf } from '#server/mentoring/index.ts'
import { accessEndOf } from '#server/membership/index.ts'
import type { Wording } from '#server/notifications/index.ts'
import { countSponsorLinks } from '#server/sponsors/index.ts'
import { balanceOf } from '#server/wallet/index.ts'
import { detailsOf } from './people-details.store.ts'
import { accessOf, referralsBy, paymentsOf, referralOf } from './person-money.store.ts'
import { attemptsOf, courseListOf, questionsOf, supportRequestsOf } from './person-work.store.ts'
import { devicesOf, hasSecondFactor, notificationsOf, notesOn } from './person-activity.store.ts'

export const maxListed = 50
/** One more than is returned shows whether there are older ones. */
const limit = maxListed + 1

type LinkToReceipt = Parameters<typeof paymentsOf>[3]
type Reader = { readerId: number; now: Date; linkToReceipt: LinkToReceipt; wording: Wording }

/** The number of queries does not depend on how much there is. */
export async function profileOf(db: Db, personId: number, { now, ...reader }: Reader): Promise<PersonProfile | null> {
  const person = await personById(db, personId)
  if (!person) return null
  const [lists, hidden, details, referral, attendance, sponsorLinks] = await Promise.all([
    listsOf(db, personId, reader),
    hiddenVerdicts(db, reader.readerId, personId),
    accountOf(db, personId),
    referralOf(db, personId),
    attendanceOf(db, personId, now),
    countSponsorLinks(db, personId, now),
  ])
  const shown = truncateLists(withoutVerdicts(lists, hidden))
  return { ...toPerson(person), ...details, ...referral, attendance, sponsorLinks, ...shown }
}

const toPerson = (person: PersonRow) => ({
  userId: person.id,
  name: fullName(person),
  username: person.username,
  email: person.email,
  phone: person.phone,
  about: person.about,
  firstName: person.firstName,
  lastName: person.lastName,
  stateCode: person.stateCode ?? '',
  photo: pictureUrl(person.photoId),
  role: person.role,
  adjustments: person.adjustments,
  // Deleted accounts are blocked too, but shown only as deleted.
  isBlocked: person.blockedAt !== null && person.deletedAt === null,
  blockedReason: person.blockedReason,
  isDeleted: person.deletedAt !== null,
  createdAt: person.createdAt.toISOString(),
  lastSeenAt: person.lastSeenAt && person.lastSeenAt.toISOString(),
  hasPassword: person.passwordHash !== null,
})

async function accountOf(db: Db, personId: number) {
  const [details, end, paise, hasFactor, courseList, devices, pendingEmail] = await Promise.all([
    detailsOf(db, personId),
    accessEndOf(db, personId),
    balanceOf(db, personId),
    hasSecondFactor(db, personId),
    courseListOf(db, personId),
    devicesOf(db, personId),
    pendingEmailOf(db, personId),
  ])
  return {
    ...details,
    subscriptionEnds: end && end.toISOString(),
    walletRupees: paise / 100,
    hasSecondFactor: hasFactor,
    courseList,
    devices,
    pendingEmail,
  }
}

async function listsOf(db: Db, personId: number, { readerId, linkToReceipt, wording }: Omit<Reader, 'now'>) {
  const [referrals, payments, access, attempts, supportRequests, questions, notifications, notes, log] =
    await Promise.all([
      referralsBy(db, personId, limit),
      paymentsOf(db, personId, limit, linkToReceipt),
      accessOf(db, personId, limit),
      attemptsOf(db, personId, limit),
      supportRequestsOf(db, personId, readerId, limit),
      questionsOf(db, personId, limit),
      notificationsOf(db, personId, limit, wording),
      notesOn(db, personId, limit),
      auditPage(db, { subject: `person ${personId}`, size: limit }),
    ])
  return { referrals, payments, access, attempts, supportRequests, questions, notifications, notes, changes: log.items }
}

type Lists = Pick<PersonProfile, ProfileList>
type LoadedLists = Awaited<ReturnType<typeof listsOf>>
type Hidden = Awaited<ReturnType<typeof hiddenVerdicts>>

/** While another mentor gives a second opinion, an attempt is in review again, and its notifications would tell. */
function withoutVerdicts({ attempts, notifications, ...lists }: LoadedLists, hidden: Hidden): Lists {
  const solutionIds = new Set(hidden.map(({ solutionId }) => solutionId))
  const links = new Set(hidden.map(linkToVerdict))
  return {
    ...lists,
    attempts: attempts.map((attempt) =>
      solutionIds.has(attempt.solutionId) ? { ...attempt, state: 'submitted' } : attempt,
    ),
    notifications: notifications.filter(({ link }) => link === null || !links.has(link)),
  }
}

function truncateLists(lists: Lists): Lists & Pick<PersonProfile, 'more'> {
  const more = profileLists.filter((name) => lists[name].length > maxListed)
  const newest = Object.fromEntries(profileLists.map((name) => [name, lists[name].slice(0, maxListed)]))
  return { ...(newest as Lists), more }
}
