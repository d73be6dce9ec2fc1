import { asc, eq } from '#server/kit/db/orm.ts'
import type { Testimonial, TestimonialPlace } from '#contract/site/testimonials.ts'
import type { StaffTestimonial, TestimonialDraft } from '#contract/site/testimonials-and-team.ts'
import type { Db } from '#server/kit/db/db.ts'
import { testimonials } from './tables.ts'

type Row = typeof testimonials.$inferSelect

const toTestimonial = ({ id, name, rating, review, givenOn, isSample }: Row): Testimonial => ({
  id,
  name,
  rating,
  review,
  date: givenOn,
  ...(isSample && { isSample }),
})
const toStaffTestimonial = (row: Row): StaffTestimonial => ({ ...toTestimonial(row), place: row.place })
const toRow = ({ date, ...draft }: TestimonialDraft) => ({ ...draft, givenOn: date })

/** The testimonials of one page, in the order in which they were entered. */
export async function testimonialsAt(db: Db, place: TestimonialPlace): Promise<Testimonial[]> {
  const rows = await db.select().from(testimonials).where(eq(testimonials.place, place)).orderBy(asc(testimonials.id))
  return rows.map(toTestimonial)
}

export async function allTestimonials(db: Db): Promise<StaffTestimonial[]> {
  const rows = await db.select().from(testimonials).orderBy(asc(testimonials.place), asc(testimonials.id))
  return rows.map(toStaffTestimonial)
}

/** Nobody else changes it until the transaction ends. */
export async function lockTestimonial(db: Db, id: number): Promise<StaffTestimonial | null> {
  const [row] = await db.select().from(testimonials).where(eq(testimonials.id, id)).for('update')
  return row ? toStaffTestimonial(row) : null
}

export async function insertTestimonial(db: Db, draft: TestimonialDraft): Promise<StaffTestimonial> {
  const [row] = await db.insert(testimonials).values(toRow(draft)).returning()
  return toStaffTestimonial(row!)
}

export async function updateTestimonial(db: Db, id: number, draft: TestimonialDraft): Promise<StaffTestimonial> {
  const [row] = await db.update(testimonials).set(toRow(draft)).where(eq(testimonials.id, id)).returning()
  return toStaffTestimonial(row!)
}

export async function deleteTestimonial(db: Db, id: number): Promise<void> {
  await db.delete(testimonials).where(eq(testimonials.id, id))
}
