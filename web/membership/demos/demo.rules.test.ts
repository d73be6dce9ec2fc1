import { expect, test } from 'vitest'
import { demoFormFor, readDemoForm } from './demo.rules.ts'

const days = [
  { date: '2026-11-15', slots: [] },
  { date: '2026-11-16', slots: ['5:00 PM - 5:30 PM' as const] },
]

const filled = (changes: Record<string, string> = {}) => {
  const form = new FormData()
  const fields = {
    name: 'Asha',
    mbNumber: '98765 43210',
    email: 'asha@example.in',
    demoDate: '2026-11-16',
    demoTime: '5:00 PM - 5:30 PM',
    message: 'Web development',
    ...changes,
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test("turns the form into the spec's payload", () => {
  expect(readDemoForm(filled())).toEqual({
    name: 'Asha',
    email: 'asha@example.in',
    message: 'Web development',
    mbNumber: '98765 43210',
    demoDate: '2026-11-16',
    demoTime: '5:00 PM - 5:30 PM',
    demoSchedule: '2026-11-16 at 5:00 PM - 5:30 PM',
  })
  expect(demoFormFor(days).safeParse(readDemoForm(filled())).success).toBe(true)
})

test('rejects a date outside the window and names the window', () => {
  const checked = demoFormFor(days).safeParse(readDemoForm(filled({ demoDate: '2027-01-01' })))
  expect(checked.error?.issues).toMatchObject([
    { path: ['demoDate'], message: 'Choose a date from 15 Nov 2026 to 16 Nov 2026' },
  ])
})

test('reports every missing field', () => {
  const checked = demoFormFor(days).safeParse(readDemoForm(new FormData()))
  const missing = new Set(checked.error?.issues.map(({ path }) => path[0]))
  expect(missing).toEqual(new Set(['name', 'email', 'message', 'mbNumber', 'demoDate', 'demoTime']))
})
