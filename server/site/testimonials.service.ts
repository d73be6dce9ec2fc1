import type { StaffTestimonial, TestimonialDraft } from '#contract/site/testimonials-and-team.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { notFound } from '#server/kit/errors.ts'
import { deleteTestimonial, insertTestimonial, lockTestimonial, updateTestimonial } from './testimonials.store.ts'

const subject = (id: number) => `testimonial ${id}`

async function lockOrThrow(db: Db, id: number): Promise<StaffTestimonial> {
  const before = await lockTestimonial(db, id)
  if (!before) throw notFound('The testimonial')
  return before
}

export const add = (db: Db, actorId: number, draft: TestimonialDraft): Promise<StaffTestimonial> =>
  db.transaction(async (db) => {
    const after = await insertTestimonial(db, draft)
    await audit(db, { actorId, action: 'testimonial added', subject: subject(after.id), after })
    return after
  })

export const edit = (db: Db, actorId: number, id: number, draft: TestimonialDraft): Promise<StaffTestimonial> =>
  db.transaction(async (db) => {
    const before = await lockOrThrow(db, id)
    const after = await updateTestimonial(db, id, draft)
    await audit(db, { actorId, action: 'testimonial changed', subject: subject(id), before, after })
    return after
  })

export const remove = (db: Db, actorId: number, id: number): Promise<null> =>
  db.transaction(async (db) => {
    const before = await lockOrThrow(db, id)
    await deleteTestimonial(db, id)
    await audit(db, { actorId, action: 'testimonial removed', subject: subject(id), before })
    return null
  })
