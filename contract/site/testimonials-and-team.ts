import { z } from '../kit/zod.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { CalendarDate, Id, line, text, numberFromText } from '../kit/fields.ts'
import { TeamMember } from './team.ts'
import { Testimonial, TestimonialPlace } from './testimonials.ts'

/** Testimonials and the team, as staff keep them. */
export const StaffTestimonial = Testimonial.extend({ place: TestimonialPlace })
export type StaffTestimonial = z.infer<typeof StaffTestimonial>

export const TestimonialDraft = z.strictObject({
  place: TestimonialPlace,
  name: line('a name', 120),
  rating: numberFromText(
    z
      .number('Enter a rating from 1 to 5')
      .int('Enter a rating from 1 to 5')
      .min(1, 'Enter a rating from 1 to 5')
      .max(5, 'Enter a rating from 1 to 5'),
  ),
  review: text('Enter the review', 1000),
  date: CalendarDate(),
})
export type TestimonialDraft = z.infer<typeof TestimonialDraft>

const params = z.strictObject({ id: Id })

export const listAllTestimonials = endpoint('GET /v1/testimonials/all', {
  summary: 'All testimonials with their pages',
  access: 'site:see',
  reply: z.array(StaffTestimonial),
})

export const addTestimonial = endpoint('POST /v1/testimonials', {
  summary: 'Add a testimonial',
  access: 'site:act',
  idempotent: true,
  body: TestimonialDraft,
  reply: StaffTestimonial,
})

export const editTestimonial = endpoint('PUT /v1/testimonials/:id', {
  summary: 'Change a testimonial',
  access: 'site:act',
  params,
  body: TestimonialDraft,
  reply: StaffTestimonial,
})

export const deleteTestimonial = endpoint('DELETE /v1/testimonials/:id', {
  summary: 'Remove a testimonial',
  access: 'site:act',
  params,
  reply: Done,
})

const member = z.strictObject({
  name: line('a name', 120),
  title: line('a title', 120),
  // A form with a file sends each line break as two signs.
  about: text('Enter a short introduction', 1000).transform((typed) => typed.replaceAll('\r\n', '\n')),
  experience: line('their experience', 160),
  /** Written with commas in between. */
  skills: z
    .string()
    .max(500)
    .transform((typed) =>
      typed
        .split(',')
        .map((skill) => skill.trim())
        .filter(Boolean),
    )
    .pipe(z.array(line('a skill', 60)).max(20, 'Enter at most 20 skills')),
})
export const TeamMemberDraft = member
export type TeamMemberDraft = z.infer<typeof TeamMemberDraft>

/** Without a picture a new member gets one of the drawn ones. */
const picture = {
  field: 'picture',
  maxFiles: 1,
  maxBytes: 8 * 1024 * 1024,
  kinds: ['image/jpeg', 'image/png', 'image/webp'],
}

export const addTeamMember = endpoint('POST /v1/team', {
  summary: 'Add a team member, with an optional picture',
  access: 'site:act',
  idempotent: true,
  upload: picture,
  body: TeamMemberDraft,
  reply: TeamMember,
})

export const editTeamMember = endpoint('PUT /v1/team/:id', {
  summary: 'Edit a team member and their picture',
  access: 'site:act',
  params,
  upload: picture,
  body: TeamMemberDraft,
  reply: TeamMember,
})

export const deleteTeamMember = endpoint('DELETE /v1/team/:id', {
  summary: 'Remove a team member',
  access: 'site:act',
  params,
  reply: Done,
})
