import { z } from '../kit/zod.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { TypedPassword } from '../kit/fields.ts'

export const createDataLink = endpoint('POST /v1/user/data-link', {
  summary: 'Create a short-lived link to a zip file of all my data',
  access: 'account',
  limit: { times: 10, seconds: 3600 },
  reply: z.object({ url: z.string() }),
})

/** Shown before an account is deleted. */
export const Deletion = z.object({
  removed: z.array(z.string()),
  kept: z.array(z.object({ what: z.string(), why: z.string() })),
  /** What the person would lose that has a value, such as credit. */
  lost: z.array(z.string()),
})
export type Deletion = z.infer<typeof Deletion>

export const previewDeletion = endpoint('GET /v1/user/deletion', {
  summary: 'What deleting my account removes, and what the law requires us to keep',
  access: 'account',
  reply: Deletion,
})

export const AccountDeletion = z.strictObject({ password: TypedPassword })
export type AccountDeletion = z.infer<typeof AccountDeletion>

export const deleteAccount = endpoint('POST /v1/user/deletion', {
  summary: 'Delete my account permanently and log out all devices',
  access: 'account',
  limit: { times: 10, seconds: 900 },
  body: AccountDeletion,
  reply: Done,
})
