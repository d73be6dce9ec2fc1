// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { handleRejectedToken, signedOutEvent } from './api.ts'
import { signedOutNote, storedToken, storeSession } from './session.ts'

const session = { user: 'asha@example.in', userId: 1, username: 'asha', role: 'learner' } as const
let signedOutEvents = 0
const listen = () => void (signedOutEvents += 1)
window.addEventListener(signedOutEvent, listen)
afterEach(() => {
  signedOutEvents = 0
  localStorage.clear()
})

test('several rejected calls end the session once and keep drafts', async () => {
  storeSession({ ...session, token: 'old' })
  localStorage.setItem('draft', 'half a solution')
  handleRejectedToken(401, 'old', null)
  handleRejectedToken(401, 'old', null)
  expect(storedToken()).toBeNull()
  await expect.poll(() => signedOutEvents).toBe(1)
  expect(localStorage.getItem('draft')).toBe('half a solution')
})

test('a late rejection of the old token keeps the new session', () => {
  storeSession({ ...session, token: 'new' })
  handleRejectedToken(401, 'old', null)
  handleRejectedToken(403, 'new', null)
  expect([signedOutEvents, storedToken()]).toEqual([0, 'new'])
})

test('keeps why the server ended the session until the next sign-in', () => {
  storeSession({ ...session, token: 'old' })
  handleRejectedToken(401, 'old', { status: 0, code: 'session_ended', message: 'Your password was changed.' })
  expect(signedOutNote()).toBe('Your password was changed.')
  storeSession({ ...session, token: 'new' })
  expect(signedOutNote()).toBeNull()
  handleRejectedToken(401, 'new', { status: 0, code: 'not_signed_in', message: 'Please log in' })
  expect(signedOutNote()).toBe('Your session has ended. Please log in again.')
})
