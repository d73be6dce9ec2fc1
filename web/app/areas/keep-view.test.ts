// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forgetSession, storeSession } from '#web/kit/api/session.ts'
import { storedKeys, viewPrefix } from '#web/kit/device/browser-storage.ts'
import { keepViews } from './keep-view.ts'

const show = (html: string) => void (document.body.innerHTML = `<div id="root"><main>${html}</main></div>`)
const views = () => storedKeys(viewPrefix, 'browser').map((key) => localStorage.getItem(key)!)

beforeEach(() => {
  localStorage.clear()
  storeSession({ user: 'asha@example.in', userId: 5, token: 'first', role: 'learner' })
})

afterEach(() => document.body.replaceChildren())

test('keeps what a page shows, without what was typed', () => {
  show('<h1>Your courses</h1><input value="typed"><textarea>typed</textarea><img src="/files/a.png?signature=1">')
  keepViews()
  expect(views()).toEqual([expect.stringContaining('Your courses')])
  expect(views()[0]).not.toMatch(/typed|signature/)
})

test('keeps styles apart, because the content policy forbids them in HTML', () => {
  show('<h1>Your courses</h1><div style="width: 40%"></div>')
  keepViews()
  expect(views()[0]).toContain('<div data-style=')
})

test.each([
  ['that is loading', '<div aria-busy="true"></div>'],
  ['that failed', '<div role="alert">This didn’t load</div>'],
  ['with passwords', '<code>key of an authenticator</code><input autocomplete="new-password">'],
])('keeps nothing of a page %s', (_page, html) => {
  show(html)
  keepViews()
  expect(views()).toEqual([])
})

test('keeps nothing for another session, and what it kept goes with a session', () => {
  show('<h1>Your courses</h1>')
  keepViews()
  storeSession({ user: 'ravi@example.in', userId: 6, token: 'second', role: 'learner' })
  expect(views()).toEqual([])
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  expect(views()).toEqual([])
})

test('what a tab kept before it heard that another had logged out goes when it does', () => {
  show('<h1>Your courses</h1>')
  keepViews()
  localStorage.removeItem('token')
  forgetSession()
  expect(views()).toEqual([])
})

test('keeps nothing of a page that opens after another tab has logged out', () => {
  localStorage.clear()
  show('<h1>Your courses</h1>')
  keepViews()
  expect(views()).toEqual([])
})
