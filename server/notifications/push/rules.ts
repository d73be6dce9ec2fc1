import { createHash, ECDH } from 'node:crypto'
import { dayMs } from '#contract/kit/durations.ts'
import type { PushMessage, QuietHours } from '#contract/notifications/push.ts'
import { indiaDate, startOfDay } from '#server/kit/india.ts'
import { truncate } from '#server/kit/truncate.ts'

/** What nobody sets an end for is not sent later than this. */
export const longestMs = 3 * dayMs

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The quiet hours that it is at this moment, or the next ones. */
export function quietHoursAt({ from, to }: QuietHours, now: Date): { from: Date; to: Date } {
  const lengthMs = ((minutesOf(to) - minutesOf(from) + 24 * 60) % (24 * 60)) * 60_000
  const today = startOfDay(indiaDate(now)).getTime() + minutesOf(from) * 60_000
  // Those that began yesterday may not be over.
  const start = [today - dayMs, today, today + dayMs].find((start) => start + lengthMs > now.getTime())!
  return { from: new Date(start), to: new Date(start + lengthMs) }
}

/** Whether something can be encrypted with the key that a device sent. */
export function isPublicKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

type Told = { kind: string; link: string; title: string; body: string; quiet: { from: Date; to: Date } | null }

/** Short: a lock screen shows two lines, and push services accept 4 KB. */
export const messageOf = ({ kind, link, title, body, quiet }: Told): PushMessage => ({
  title: truncate(title, 100),
  body: truncate(body, 160),
  link,
  // At most 32 characters, as RFC 8030 asks of a topic.
  tag: createHash('sha256').update(`${kind} ${link}`).digest('base64url').slice(0, 32),
  quiet: quiet && { from: quiet.from.getTime(), to: quiet.to.getTime() },
})

/** What a push service's answer means for the message. */
export function meaningOf(status: number | null): 'sent' | 'gone' | 'later' | 'refused' {
  if (status === null || status === 429 || status >= 500) return 'later'
  if (status === 404 || status === 410) return 'gone'
  return status >= 200 && status < 300 ? 'sent' : 'refused'
}
