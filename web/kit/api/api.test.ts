// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { handleRejectedToken, signedOutEvent } from './api.ts'
import { storedToken, storeSession } from './session.ts'

const session = { user: 'asha@example.in', userId: 1, username: 'asha', role: 'learner' } as const
let told = 0
const listen = () => void (told += 1)
window.addEventListener(signedOutEvent, listen)
afterEach(() => {
  told = 0
  localStorage.clear()
})

test('calls that are refused together end the session once, and what was being written stays', () => {
  storeSession({ ...session, token: 'old' })
  localStorage.setItem('draft', 'half a solution')
  handleRejectedToken(401, 'old')
  handleRejectedToken(401, 'old')
  expect([told, storedToken(), localStorage.getItem('draft')]).toEqual([1, null, 'half a solution'])
})

test('a late refusal of the old token leaves a new session alone', () => {
  storeSession({ ...session, token: 'new' })
  handleRejectedToken(401, 'old')
  handleRejectedToken(403, 'new')
  expect([told, storedToken()]).toEqual([0, 'new'])
})
