import { z } from '../kit/zod.ts'
import { Role } from '../kit/access.ts'
import { Done, endpoint } from '../kit/endpoint.ts'
import { Email, Id, Instant, TypedPassword } from '../kit/fields.ts'
import { FactorCode } from './second-factor.ts'

/** `code` is required if the account has a second factor: six digits from the app, or a recovery code. */
export const Credentials = z.strictObject({ email: Email, password: TypedPassword, code: FactorCode.optional() })
export type Credentials = z.infer<typeof Credentials>

export const SignedIn = z.object({
  userId: z.number(),
  username: z.string(),
  token: z.string(),
  role: Role,
  /** What they may see of the staff area, so that its menu can be drawn at once. */
  areas: z.string(),
  /** True if this login signed out the oldest device, because learners can use only so many at once. */
  endedOldestDevice: z.boolean(),
})
export type SignedIn = z.infer<typeof SignedIn>

export const login = endpoint('POST /v1/user/login', {
  summary: 'Log in with email and password',
  access: 'public',
  // Password attempts have their own limits, per account and address. This one only stops floods.
  limit: { times: 300, seconds: 60 },
  body: Credentials,
  reply: SignedIn,
})

export const logout = endpoint('POST /v1/user/logout', {
  summary: 'Log out this device',
  access: 'account',
  reply: Done,
})

/** Seals what the account stores in this browser, so that nobody reads it after the session has ended. */
export const getDeviceKey = endpoint('GET /v1/user/device-key', {
  summary: 'Get the key for what my account stores on its devices',
  access: 'account',
  reply: z.object({ key: z.string() }),
})

export const Device = z.object({
  deviceId: z.number(),
  name: z.string(),
  signedInAt: Instant,
  lastSeenAt: Instant,
  isThisOne: z.boolean(),
})
export type Device = z.infer<typeof Device>

export const listDevices = endpoint('GET /v1/user/devices', {
  summary: 'List my logged-in devices',
  access: 'account',
  reply: z.array(Device),
})

export const endDevice = endpoint('DELETE /v1/user/devices/:deviceId', {
  summary: 'Log out one of my devices',
  access: 'account',
  params: z.strictObject({ deviceId: Id }),
  reply: Done,
})

export const endOtherDevices = endpoint('POST /v1/user/devices/end-others', {
  summary: 'Log out my other devices',
  access: 'account',
  reply: z.object({ ended: z.number() }),
})
