import { Done, endpoint } from '../kit/endpoint.ts'
import { Id } from '../kit/fields.ts'
import { z } from '../kit/zod.ts'

export const takeSuggestion = endpoint('POST /v1/comments/:commentId/taken', {
  summary: 'Remember that I used the suggestion of a comment on my attempt',
  access: 'learner',
  params: z.strictObject({ commentId: Id }),
  reply: Done,
})
