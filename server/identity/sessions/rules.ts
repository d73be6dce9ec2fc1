import type { Role } from '#contract/kit/access.ts'
import { createHmac } from 'node:crypto'
import type { EncryptionKeys } from '#server/kit/security/encryption-keys.ts'
import { deriveKey } from '#server/kit/security/encryption.ts'
import type { EndReason } from '../tables.ts'

// Of a key that survives a change of APP_SECRET: what waits on a device must stay readable.
const deviceKeys = ({ secondFactor }: EncryptionKeys) => deriveKey(secondFactor.toString('base64url'), 'device keys')

/** The same on every device and in every session of the account. */
export const deviceKey = (keys: EncryptionKeys, personId: number): string =>
  createHmac('sha256', deviceKeys(keys)).update(String(personId)).digest('base64')

/** The terms prohibit account sharing: one device too many signs out the least recently used. Staff have no limit. */
export function devicesToEnd(role: Role, liveNewestFirst: { id: number }[], allowed: number): number[] {
  if (role !== 'learner') return []
  return liveNewestFirst.slice(Math.max(0, allowed - 1)).map((session) => session.id)
}

const endMessages: Record<EndReason | 'blocked', string> = {
  'device limit': 'You were logged out here because you logged in on another device.',
  'other device': 'You logged out this device from another one.',
  password: 'You were logged out because your password was changed.',
  'second factor': 'You were logged out because two-step verification was changed.',
  staff: 'Our team logged you out. Please log in again.',
  company: 'You were logged out because a colleague removed you from your company.',
  expired: 'You were logged out because your last login was too long ago. Please log in again.',
  logout: 'You logged out on this device.',
  blocked: 'Your account is blocked. Please contact support.',
}

/** Tells the person at a device why it was logged out. */
export function endMessage(reason: EndReason | 'blocked', devicesPerLearner: number): string {
  const devices = devicesPerLearner === 1 ? '1 device' : `${devicesPerLearner} devices`
  return reason === 'device limit'
    ? `${endMessages[reason]} Your account works on ${devices} at a time.`
    : endMessages[reason]
}

const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]
const firstOf = (known: [RegExp, string][], text: string) => known.find(([pattern]) => pattern.test(text))?.[1]

/** A name by which a person recognises their device, such as 'Chrome on Android'. */
export function deviceName(userAgent: string | undefined): string {
  const browser = firstOf(browsers, userAgent ?? '')
  const system = firstOf(systems, userAgent ?? '')
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}
