import { lockPerson } from '#server/identity/index.ts'
import type { Deps } from '#server/kit/deps.ts'
import { emailPerson, notify } from '#server/notifications/index.ts'
import { readSettings } from '#server/site/index.ts'
import { type Ending, endingWithin, hasPendingPayment, isRenewalCancelled, noteReminder } from '../access/store.ts'
import { accessEndOf } from '../payments/store.ts'
import { reminderEmail, reminderNotification } from './notifications.ts'
import { dueReminder, endInWords, remindedEnds } from './rules.ts'

/** Tells everyone whose access ends soon, each of the three times once. Answers how many were told. */
export async function remind(deps: Deps): Promise<number> {
  const now = deps.clock()
  const problems: unknown[] = []
  let told = 0
  for (const ending of await endingWithin(deps.db, remindedEnds(now))) {
    try {
      if (await remindOne(deps, ending, now)) told++
    } catch (problem) {
      problems.push(problem)
    }
  }
  // One that fails takes none of the others with it; the job as a whole is tried again for those.
  if (problems.length > 0) throw new AggregateError(problems, 'some reminders were not written')
  return told
}

/** The note that it was told, the notification and the email, if it is wanted, are one: all of them or none, and none twice. */
function remindOne(deps: Deps, ending: Ending, now: Date): Promise<boolean> {
  const daysLeft = dueReminder(ending, now)
  if (daysLeft === null) return Promise.resolve(false)
  return deps.db.transaction(async (db) => {
    const { personId, endsAt } = ending
    const person = await lockPerson(db, personId)
    const end = await accessEndOf(db, personId)
    // A payment may have been verified, or the renewal cancelled, since the list was made.
    if (!person || end?.getTime() !== endsAt.getTime() || (await isRenewalCancelled(db, personId))) return false
    if (!(await noteReminder(db, { personId, endsAt, daysLeft }))) return false
    const isBeingVerified = await hasPendingPayment(db, personId)
    const told = { words: endInWords(endsAt, now), isBeingVerified }
    await notify(db, personId, reminderNotification(told))
    const { name: schoolName, supportEmail } = await readSettings(db)
    const school = { schoolName, supportEmail, publicUrl: deps.env.publicUrl }
    await emailPerson(deps, db, { personId, kind: 'reminders', ...reminderEmail(person.firstName, told, school) })
    return true
  })
}
