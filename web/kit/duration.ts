import { useEffect, useState } from 'react'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/** The two largest units: 5 min, 2 h 5 min, 1 day 3 h, 12 days. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < minute) return 'less than a minute'
  const [wholeDays, hours, minutes] = [
    Math.floor(milliseconds / day),
    Math.floor((milliseconds % day) / hour),
    Math.floor((milliseconds % hour) / minute),
  ]
  if (wholeDays >= 7) return days(wholeDays)
  if (wholeDays > 0) return hours > 0 ? `${days(wholeDays)} ${hours} h` : days(wholeDays)
  if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`
  return `${minutes} min`
}

/** The current time, updated every so many milliseconds. */
export function useNow(intervalMs: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), intervalMs)
    return () => clearInterval(timer)
  }, [intervalMs])
  return now
}
