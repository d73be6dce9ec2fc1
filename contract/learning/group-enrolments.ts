import { LeftOut, SelectedPeople, SelectedPeopleText } from '../identity/selection.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Id } from '../kit/fields.ts'
import { z } from '../kit/zod.ts'

export const previewEnrolment = endpoint('GET /v1/users/enrolments/preview', {
  summary: 'Find out how many people would be enrolled in a course, and who would be left out',
  access: 'people:act',
  query: z.strictObject({ userIds: SelectedPeopleText, courseId: Id }),
  reply: z.object({
    people: z.number(),
    /** In this course already; not among those left out. */
    already: z.number(),
    leftOut: z.array(LeftOut),
  }),
})

export const enrolMany = endpoint('POST /v1/users/enrolments', {
  summary: 'Enrol several people in a course, and notify them; closed accounts are left out and listed',
  access: 'people:act',
  idempotent: true,
  timeoutSeconds: 60,
  body: z.strictObject({ userIds: SelectedPeople, courseId: Id }),
  reply: z.object({ enrolled: z.array(z.number()), already: z.number(), leftOut: z.array(LeftOut) }),
})
