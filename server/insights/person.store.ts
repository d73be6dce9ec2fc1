import { type PersonStory, type StoryList, storyLists } from '#contract/insights/person.ts'
import { auditPage, nameInFull, personById, pictureUrl } from '#server/identity/index.ts'
import type { PersonRow } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { accessEndOf } from '#server/membership/index.ts'
import { balanceOf } from '#server/wallet/index.ts'
import { detailsOf } from './people-details.store.ts'
import { attemptsOf, courseListOf } from './person-learning.store.ts'
import { accessOf, broughtBy, paymentsOf, referralOf } from './person-money.store.ts'
import { devicesOf, hasSecondFactor, notificationsOf, notesOn } from './person-told.store.ts'

/** So many of each list are shown; the newest ones. */
export const shownOfEach = 50
/** One more than is shown tells whether there are older ones. */
const asked = shownOfEach + 1

type LinkToReceipt = Parameters<typeof paymentsOf>[3]

/** Everything there is about somebody, in as many queries as there are parts, however long their story is. */
export async function storyOf(db: Db, personId: number, linkToReceipt: LinkToReceipt): Promise<PersonStory | null> {
  const person = await personById(db, personId)
  if (!person) return null
  const [lists, facts, referral] = await Promise.all([
    listsOf(db, personId, linkToReceipt),
    factsOf(db, personId),
    referralOf(db, personId),
  ])
  return { ...whoIs(person), ...facts, ...referral, ...shortened(lists) }
}

const whoIs = (person: PersonRow) => ({
  userId: person.id,
  name: nameInFull(person),
  username: person.username,
  email: person.email,
  phone: person.phone,
  about: person.about,
  photo: pictureUrl(person.photoId),
  role: person.role,
  // A deleted account is blocked as well, but that is not what there is to say about it.
  isBlocked: person.blockedAt !== null && person.deletedAt === null,
  blockedReason: person.blockedReason,
  isDeleted: person.deletedAt !== null,
  createdAt: person.createdAt.toISOString(),
  hasPassword: person.passwordHash !== null,
})

async function factsOf(db: Db, personId: number) {
  const [details, end, paise, isSecured, courseList, devices] = await Promise.all([
    detailsOf(db, [personId]),
    accessEndOf(db, personId),
    balanceOf(db, personId),
    hasSecondFactor(db, personId),
    courseListOf(db, personId),
    devicesOf(db, personId),
  ])
  return {
    ...details(personId),
    subscriptionEnds: end && end.toISOString(),
    walletRupees: paise / 100,
    hasSecondFactor: isSecured,
    courseList,
    devices,
  }
}

async function listsOf(db: Db, personId: number, linkToReceipt: LinkToReceipt) {
  const [referrals, payments, access, attempts, notifications, notes, log] = await Promise.all([
    broughtBy(db, personId, asked),
    paymentsOf(db, personId, asked, linkToReceipt),
    accessOf(db, personId, asked),
    attemptsOf(db, personId, asked),
    notificationsOf(db, personId, asked),
    notesOn(db, personId, asked),
    auditPage(db, { subject: `person ${personId}`, size: asked }),
  ])
  return { referrals, payments, access, attempts, notifications, notes, changes: log.items }
}

type Lists = Pick<PersonStory, StoryList>

function shortened(lists: Lists): Lists & Pick<PersonStory, 'more'> {
  const more = storyLists.filter((name) => lists[name].length > shownOfEach)
  const shown = Object.fromEntries(storyLists.map((name) => [name, lists[name].slice(0, shownOfEach)]))
  return { ...(shown as Lists), more }
}
