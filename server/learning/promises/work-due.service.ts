import { staffWith, stillAllowed } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { indiaDate } from '#server/kit/india.ts'
import { pushPeople } from '#server/notifications/index.ts'
import { workDue } from '../texts.ts'
import { timesOfStaff } from './hours.store.ts'
import { isAway, openWork, type OpenWork } from './workload.store.ts'

/** Each morning mentors learn how many reviews are due: their own, and those that are nobody's yet. */
export async function pushWorkDue(db: Db, tools: Tools): Promise<void> {
  const now = tools.clock()
  const [mentors, times, open] = await Promise.all([staffWith(db, 'reviews:act'), timesOfStaff(db), openWork(db, now)])
  const day = indiaDate(now)
  const pushed = mentors.flatMap(({ id: personId }) => {
    const { due, late } = dueFor(personId, open)
    return due + late === 0 || isAway(times.get(personId), day) ? [] : [{ personId, ...workDue({ due, late, day }) }]
  })
  await db.transaction((db) => pushPeople(db, tools, pushed))
}

function dueFor(mentorId: number, open: OpenWork) {
  const both = [open.get(mentorId), open.get(null)]
  const sum = (what: 'due' | 'late') => both.reduce((total, counts) => total + (counts?.[what] ?? 0), 0)
  return { due: sum('due'), late: sum('late') }
}

/** Something is due, and this person still reviews. */
export async function isWorkDue(db: Db, personId: number, now: Date): Promise<boolean> {
  const { due, late } = dueFor(personId, await openWork(db, now))
  return due + late > 0 && (await stillAllowed(db, 'reviews:act', [personId])).length > 0
}
