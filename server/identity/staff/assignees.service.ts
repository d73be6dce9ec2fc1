import { type Access, mayUse } from '#contract/kit/endpoint.ts'
import type { Db } from '#server/kit/db/db.ts'
import { invalid } from '#server/kit/errors.ts'
import { personById } from '../people.store.ts'

export async function assertAssignable(
  db: Db,
  personId: number,
  access: Extract<Access, 'mentor' | 'admin'>,
  field = 'assigneeId',
) {
  const person = await personById(db, personId)
  if (person && !person.blockedAt && !person.deletedAt && mayUse(person.role, access)) return
  throw invalid({ [field]: access === 'admin' ? 'Choose an admin' : 'Choose a mentor or an admin' })
}
