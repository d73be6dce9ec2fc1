export type Student = { roll: string; name: string; phone: string; dueOn: string; duePaise: number; paidPaise: number }
export type Reminder = { phone: string; kind: 'friendly' | 'final'; text: string }
export type Result<T> = { ok: true; value: T } | { ok: false; error: string }

/** One line of the fee list: roll, name, phone, due date, due paise, paid paise. */
export function readStudent(line: string): Result<Student> {
  // Write your code here.
  return { ok: false, error: 'not written yet' }
}

/** The reminders to send on a day. Pure: no clock, no file, no printing. */
export function planReminders(students: readonly Student[], today: string): Reminder[] {
  // Write your code here.
  return []
}
