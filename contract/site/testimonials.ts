import { z } from '../kit/zod.ts'
import { endpoint } from '../kit/endpoint.ts'

/** The pages on which a testimonial may stand. */
export const testimonialPlaces = ['home', 'demo', 'pricing'] as const
export const TestimonialPlace = z.enum(testimonialPlaces)
export type TestimonialPlace = z.infer<typeof TestimonialPlace>

export const Testimonial = z.object({
  id: z.number(),
  name: z.string(),
  rating: z.number().int().min(1).max(5),
  review: z.string(),
  date: z.iso.date(),
  /** Nobody real wrote it: the demo academy's. */
  isSample: z.boolean().optional(),
})
export type Testimonial = z.infer<typeof Testimonial>

export const listTestimonials = endpoint('GET /v1/testimonials', {
  summary: 'What learners say, for one of the pages that show it',
  access: 'public',
  query: z.strictObject({ place: TestimonialPlace }),
  reply: z.array(Testimonial),
})
