import { z } from '../kit/zod.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import {
  Email,
  Id,
  Instant,
  line,
  noState,
  OptionalMobileNumber,
  optionalPersonName,
  personName,
  StateCode,
} from '../kit/fields.ts'
import { ResetToken } from './account.ts'

const params = z.strictObject({ userId: Id })

export const PersonDetails = z.strictObject({
  firstName: personName('a first name', 100),
  lastName: optionalPersonName(100),
  phone: OptionalMobileNumber,
  /** The place of supply on receipts; empty if unknown. */
  stateCode: z.union([z.literal(''), StateCode], noState),
})
export type PersonDetails = z.infer<typeof PersonDetails>

export const correctDetails = endpoint('PUT /v1/users/:userId/details', {
  summary: 'Correct the name, phone number and state of a person, who gets an email; not your own',
  access: 'people:act',
  params,
  body: PersonDetails,
  reply: Done,
})

export const EmailCorrection = z.strictObject({ email: Email, reason: line('a reason', 300) })
export type EmailCorrection = z.infer<typeof EmailCorrection>

/** An address that its owner hasn’t confirmed yet. */
export const PendingEmail = z.object({ email: z.string(), requestedBy: z.string(), expiresAt: Instant })
export type PendingEmail = z.infer<typeof PendingEmail>

export const correctEmail = endpoint('POST /v1/users/:userId/email', {
  summary: 'Change the email address of a person once the new address is confirmed; the old one gets an email too',
  access: 'people:act',
  limit: { times: 30, seconds: 3600 },
  params,
  body: EmailCorrection,
  reply: Done,
})

export const cancelEmailCorrection = endpoint('DELETE /v1/users/:userId/email', {
  summary: 'Keep the email address of a person: the link in the email to the new one stops working',
  access: 'people:act',
  params,
  reply: Done,
})

export const NewEmailToken = z.strictObject({ token: ResetToken })

export const confirmNewEmail = endpoint('POST /v1/user/confirmNewEmail', {
  summary: 'Confirm a new email address with the link from the email',
  access: 'public',
  limit: { times: 20, seconds: 900 },
  body: NewEmailToken,
  reply: z.object({ email: z.string() }),
})
