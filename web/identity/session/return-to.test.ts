import { expect, test } from 'vitest'
import { destinationAfterLogin } from './return-to.ts'

test('a sign-in leads back to the page that asked for it', () => {
  expect(destinationAfterLogin('?next=%2Fdashboard%2Ftasks%2F3', 'learner')).toBe('/dashboard/tasks/3')
  expect(destinationAfterLogin('?next=%2Fdashboard%2Ftasks%2F3%3Fstep%3D12', 'learner')).toBe(
    '/dashboard/tasks/3?step=12',
  )
})

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/dashboard/../../evil',
  'javascript:alert(1)',
  '/about',
  '/dashboard?x=//evil.example',
])('it never leads to %s', (next) =>
  expect(destinationAfterLogin(`?next=${encodeURIComponent(next)}`, 'learner')).toBe('/dashboard'),
)

test('without a wish, everyone comes to their own desk', () => {
  expect(destinationAfterLogin('', 'learner')).toBe('/dashboard')
  expect(destinationAfterLogin('', 'mentor')).toBe('/admin')
  expect(destinationAfterLogin('', 'admin')).toBe('/admin')
})
