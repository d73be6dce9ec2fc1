import type { WorkingHours } from '#contract/learning/mentors.ts'
import { audit, lockPerson, personById } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { conflict, notFound } from '#server/kit/errors.ts'
import { hoursOf, replaceHours } from './hours.store.ts'
import { refreshPace } from './service.ts'

const noLearner = () => conflict('Only mentors and admins have working hours')

export async function showHours(db: Db, personId: number): Promise<WorkingHours> {
  const person = await personById(db, personId)
  if (!person) throw notFound('This person')
  if (person.role === 'learner') throw noLearner()
  return hoursOf(db, personId)
}

type Change = { actorId: number; personId: number; wanted: WorkingHours; now: Date }

/** Promises use the new hours at once; those made before stay. */
export function saveHours(db: Db, { actorId, personId, wanted, now }: Change): Promise<WorkingHours> {
  return db.transaction(async (db) => {
    const person = await lockPerson(db, personId)
    if (!person) throw notFound('This person')
    if (person.role === 'learner') throw noLearner()
    const before = await hoursOf(db, personId)
    await replaceHours(db, personId, wanted)
    const after = await hoursOf(db, personId)
    if (JSON.stringify(before) === JSON.stringify(after)) return after
    await audit(db, { actorId, action: 'working hours changed', subject: `person ${personId}`, before, after })
    await refreshPace(db, now)
    return after
  })
}
