import { dateParts, weekday } from '#web/kit/format.ts'

/** Sunday 22 Nov */
export function dueDay(date: string): string {
  const { day, month } = dateParts(date)
  return `${weekday(date)} ${day} ${month}`
}
