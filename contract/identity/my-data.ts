import { z } from '../kit/zod.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { TypedPassword } from '../kit/fields.ts'

export const makeDataLink = endpoint({
  method: 'POST',
  path: '/v1/user/data-link',
  summary: 'A link, good for some minutes, to a zip of everything the academy keeps about me',
  access: 'learner',
  limit: { times: 10, seconds: 3600 },
  reply: z.object({ url: z.string() }),
})

/** Told before an account is deleted: what goes, and what stays with the reason. */
export const Deletion = z.object({
  removed: z.array(z.string()),
  kept: z.array(z.object({ what: z.string(), why: z.string() })),
  /** What the person would give up that is worth money, such as credit. */
  lost: z.array(z.string()),
})
export type Deletion = z.infer<typeof Deletion>

export const tellDeletion = endpoint({
  method: 'GET',
  path: '/v1/user/deletion',
  summary: 'What deleting my account would remove, and what the law has the academy keep',
  access: 'learner',
  reply: Deletion,
})

export const AccountDeletion = z.strictObject({ password: TypedPassword })
export type AccountDeletion = z.infer<typeof AccountDeletion>

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/v1/user/deletion',
  summary: 'Delete my account for good; every device is signed out',
  access: 'learner',
  limit: { times: 10, seconds: 900 },
  body: AccountDeletion,
  reply: Done,
})
