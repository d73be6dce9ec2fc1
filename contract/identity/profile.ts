import { z } from '../kit/zod.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import {
  Instant,
  OptionalMobileNumber,
  optionalLink,
  noState,
  optionalPersonName,
  optionalText,
  personName,
  StateCode,
} from '../kit/fields.ts'

export const ProfileDraft = z.strictObject({
  firstName: personName('your first name', 100),
  lastName: optionalPersonName(100),
  phone: OptionalMobileNumber,
  about: optionalText(1000),
  linkedin: optionalLink,
  github: optionalLink,
  portfolio: optionalLink,
  /** The place of supply on receipts; empty if unknown. Unchanged if left out. */
  stateCode: z.union([z.literal(''), StateCode], noState).optional(),
})
export type ProfileDraft = z.infer<typeof ProfileDraft>

export const Profile = z.object({
  userId: z.number(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  about: z.string(),
  linkedin: z.string(),
  github: z.string(),
  portfolio: z.string(),
  stateCode: z.string(),
  photo: z.string().nullable(),
  memberSince: Instant,
})
export type Profile = z.infer<typeof Profile>

export const getMyProfile = endpoint('GET /v1/user/profile', {
  summary: 'Get my profile',
  access: 'account',
  reply: Profile,
})

export const saveProfile = endpoint('PUT /v1/user/profile', {
  summary: 'Update my profile',
  access: 'account',
  body: ProfileDraft,
  reply: Profile,
})

export const savePhoto = endpoint('POST /v1/user/photo', {
  summary: 'Upload my photo; it is cropped to a square, scaled down and stripped of metadata',
  access: 'account',
  limit: { times: 20, seconds: 600 },
  upload: { field: 'photo', maxFiles: 1, maxBytes: 8 * 1024 * 1024, kinds: ['image/jpeg', 'image/png', 'image/webp'] },
  reply: z.object({ photo: z.string() }),
})

export const removePhoto = endpoint('DELETE /v1/user/photo', {
  summary: 'Remove my photo',
  access: 'account',
  reply: Done,
})
