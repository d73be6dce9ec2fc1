export type Student = { roll: string; name: string; phone: string; dueOn: string; duePaise: number; paidPaise: number }
export type Reminder = { phone: string; kind: 'friendly' | 'final'; text: string }
export type Result<T> = { ok: true; value: T } | { ok: false; error: string }

/** One line of the fee list. A damaged line is expected, so it is a value and no exception. */
export function readStudent(line: string): Result<Student> {
  const [roll, name, phone, dueOn, due, paid, ...rest] = line.split(',')
  if (!roll || !name || !phone || !dueOn || !due || !paid || rest.length > 0) return failure('expected six fields')
  if (!/^[6-9]\d{9}$/.test(phone)) return failure(`"${phone}" is not a mobile number`)
  if (!isDate(dueOn)) return failure(`"${dueOn}" is not a date`)
  if (!/^\d+$/.test(due) || !/^\d+$/.test(paid)) return failure('amounts must be whole paise')
  return { ok: true, value: { roll, name, phone, dueOn, duePaise: Number(due), paidPaise: Number(paid) } }
}

/** The reminders to send on a day. The same input always gives the same plan. */
export function planReminders(students: readonly Student[], today: string): Reminder[] {
  if (!isDate(today)) throw new RangeError(`today must be a date such as 2026-11-16, not "${today}"`)
  return students.flatMap(({ name, phone, dueOn, duePaise, paidPaise }): Reminder[] => {
    const days = daysBetween(dueOn, today)
    const open = duePaise - paidPaise
    if (days <= 0 || open <= 0) return []
    const amount = `₹${(open / 100).toFixed(2)}`
    return days > 14
      ? [{ phone, kind: 'final', text: `Final notice for ${name}: ${amount}` }]
      : [{ phone, kind: 'friendly', text: `Dear parent, ${amount} for ${name} is due` }]
  })
}

function failure(error: string): { ok: false; error: string } {
  return { ok: false, error }
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Whole days in UTC, so that no clock change can add or remove an hour. */
function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000
}
