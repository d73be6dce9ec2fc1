import { asc, eq } from '#server/kit/orm.ts'
import type { Testimonial, TestimonialPlace } from '#contract/site/testimonials.ts'
import type { Db } from '#server/kit/db.ts'
import { testimonials } from './tables.ts'

/** The testimonials of one page, in the order in which they were entered. */
export async function testimonialsAt(db: Db, place: TestimonialPlace): Promise<Testimonial[]> {
  const rows = await db.select().from(testimonials).where(eq(testimonials.place, place)).orderBy(asc(testimonials.id))
  return rows.map(({ id, name, rating, review, givenOn }) => ({ id, name, rating, review, date: givenOn }))
}
