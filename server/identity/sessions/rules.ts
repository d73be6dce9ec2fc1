import type { Role } from '#contract/kit/endpoint.ts'
import type { EndReason } from '../tables.ts'

/** The terms prohibit account sharing: one device too many signs out the least recently used. Staff have no limit. */
export function devicesToEnd(role: Role, liveNewestFirst: { id: number }[], allowed: number): number[] {
  if (role !== 'learner') return []
  return liveNewestFirst.slice(Math.max(0, allowed - 1)).map((session) => session.id)
}

const endMessages: Record<EndReason, string> = {
  'device limit':
    'You were signed out here because you signed in on another device. Your account works on a limited number of devices at a time.',
  'other device': 'You signed out this device from another one.',
  password: 'You were signed out because your password was changed.',
  'second factor': 'You were signed out because two-step verification was changed.',
  staff: 'Our team signed you out. Please sign in again.',
}

/** Tells the person at a device why it was signed out. */
export const endMessage = (reason: EndReason): string => endMessages[reason]

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
