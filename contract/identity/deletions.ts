import { z } from '../kit/zod.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { ChosenDate, Id, line } from '../kit/fields.ts'
import { Deletion } from './my-data.ts'

const params = z.strictObject({ userId: Id })

/** Shown before staff delete an account. */
export const RequestedDeletion = Deletion.extend({
  /** What has to be settled first, because nobody could be reached about it later. */
  unsettled: z.array(z.string()),
})
export type RequestedDeletion = z.infer<typeof RequestedDeletion>

export const previewDeletionOf = endpoint('GET /v1/users/:userId/deletion', {
  summary:
    'What deleting the account of a learner removes, what the law requires us to keep, and what has to be settled first',
  access: 'people:act',
  params,
  reply: RequestedDeletion,
})

export const requestWays = ['email', 'phone', 'letter', 'in person'] as const

/** How a learner asked: no free text, because the log keeps it for longer than the account. */
export const DeletionRequest = z.strictObject({
  askedBy: z.enum(requestWays, 'Choose how they asked'),
  askedOn: ChosenDate,
  /** Typed again, so that nobody deletes another person by accident. */
  name: line('their name', 201),
})
export type DeletionRequest = z.infer<typeof DeletionRequest>

export const deleteAccountOf = endpoint('POST /v1/users/:userId/deletion', {
  summary: 'Delete the account of a learner who asked for it; they get one last email',
  access: 'people:act',
  limit: { times: 20, seconds: 3600 },
  params,
  body: DeletionRequest,
  reply: Done,
})
