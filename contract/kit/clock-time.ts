import { hourMs } from './durations.ts'

/**
 * A time of day, written as in the school's demo slots everywhere: 5:30 PM, 6:00 PM. The UTC fields of `local` are those
 * of the moment in India.
 */
export function clockTime(local: Date): string {
  const [hours, minutes] = [local.getUTCHours(), String(local.getUTCMinutes()).padStart(2, '0')]
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`
}

/** Such as 2026-11-19. */
export const todayInIndia = (): string => new Date(Date.now() + 5.5 * hourMs).toISOString().slice(0, 10)

/** For promises, which are full hours: Tue 17 Nov, 6 pm. */
export const withoutMinutes = (text: string): string =>
  text.replace(/:00 [AP]M$/, (half) => half.slice(':00'.length).toLowerCase())
