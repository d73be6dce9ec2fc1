import { expect, test } from 'vitest'
import { destinationAfterLogin } from './return-to.ts'

test('returns to the page that required the login', () => {
  expect(destinationAfterLogin('?next=%2Fdashboard%2Ftasks%2F3', 'learner')).toBe('/dashboard/tasks/3')
  expect(destinationAfterLogin('?next=%2Fdashboard%2Ftasks%2F3%3Fstep%3D12', 'learner')).toBe(
    '/dashboard/tasks/3?step=12',
  )
})

test.each(['/dashboard/tasks/3/steps/9#your-task', '/dashboard/search?words=a+b%2C#%E0%A4%AA', '/admin#money'])(
  'keeps the place in the page: %s',
  (next) => expect(destinationAfterLogin(`?next=${encodeURIComponent(next)}`, 'learner')).toBe(next),
)

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/dashboard/../../evil',
  'javascript:alert(1)',
  '/about',
  '/dashboard?x=//evil.example',
  '/dashboard#//evil.example',
])('ignores the unsafe destination %s', (next) =>
  expect(destinationAfterLogin(`?next=${encodeURIComponent(next)}`, 'learner')).toBe('/dashboard'),
)

test('goes to the dashboard or the staff area by default', () => {
  expect(destinationAfterLogin('', 'learner')).toBe('/dashboard')
  expect(destinationAfterLogin('', 'mentor')).toBe('/admin')
  expect(destinationAfterLogin('', 'admin')).toBe('/admin')
})
