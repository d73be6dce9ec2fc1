import { mayUse } from '#contract/kit/endpoint.ts'
import { courseById } from '#server/catalogue/index.ts'
import { audit, personById } from '#server/identity/index.ts'
import type { Actor } from '#server/kit/http/actor.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { conflict, notFound } from '#server/kit/http/errors.ts'
import { requireAccess } from '#server/membership/index.ts'
import { insertEnrolment } from './store.ts'

/** Learners need a subscription; staff may enrol anybody. */
export function enrol(db: Db, { clock }: Tools, actor: Actor, personId: number, courseId: number) {
  return db.transaction(async (db) => {
    if (!(await courseById(db, courseId))) throw notFound('Course')
    if (!mayUse(actor.role, 'mentor')) await requireAccess(db, personId, clock())
    if (personId !== actor.id && !(await personById(db, personId))) throw notFound('This person')
    if (!(await insertEnrolment(db, personId, courseId))) throw conflict('Already enrolled in this course')
    if (personId !== actor.id) {
      await audit(db, { actorId: actor.id, action: 'enrolled', subject: `person ${personId}`, after: { courseId } })
    }
    return { userId: personId, courseId }
  })
}
