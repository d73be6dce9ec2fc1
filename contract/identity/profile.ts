import { z } from '../kit/zod.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { Instant, line, MobileNumber, optionalLine, optionalLink, optionalText } from '../kit/fields.ts'

// A union's own complaint names no field and no remedy.
const wrongNumber = 'Enter a 10-digit mobile number that starts with 6, 7, 8 or 9, or leave it empty'
const optionalMobile = z
  .string()
  .trim()
  .pipe(z.union([z.literal(''), MobileNumber], wrongNumber))

/** What a person tells about themselves. */
export const ProfileDraft = z.strictObject({
  firstName: line('your first name', 100),
  lastName: optionalLine(100),
  /** Left empty, there is none. */
  phone: optionalMobile,
  about: optionalText(1000),
  linkedin: optionalLink,
  github: optionalLink,
  portfolio: optionalLink,
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
  /** The address of their picture, or null. */
  photo: z.string().nullable(),
  memberSince: Instant,
})
export type Profile = z.infer<typeof Profile>

export const getMyProfile = endpoint({
  method: 'GET',
  path: '/v1/user/profile',
  summary: 'My profile',
  access: 'learner',
  reply: Profile,
})

export const saveProfile = endpoint({
  method: 'PUT',
  path: '/v1/user/profile',
  summary: 'Change my profile',
  access: 'learner',
  body: ProfileDraft,
  reply: Profile,
})

export const savePhoto = endpoint({
  method: 'POST',
  path: '/v1/user/photo',
  summary: 'Give myself a picture; it is made square and small, and what the camera noted in it is dropped',
  access: 'learner',
  limit: { times: 20, seconds: 600 },
  upload: { field: 'photo', maxFiles: 1, maxBytes: 8 * 1024 * 1024, kinds: ['image/jpeg', 'image/png', 'image/webp'] },
  reply: z.object({ photo: z.string() }),
})

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/v1/user/photo',
  summary: 'Remove my picture',
  access: 'learner',
  reply: Done,
})
