// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchFromServer } from '../api/connection.ts'
import { setUpRendering } from '../testing.ts'
import { OnlineButton } from './online-button.tsx'

const render = setUpRendering()

/** A request that finds the server, or doesn't. */
async function request(answer: Promise<Response>) {
  vi.stubGlobal('fetch', () => answer)
  await act(() => fetchFromServer('/v1/user/me', {}).catch(() => null))
}

afterEach(async () => {
  await request(Promise.resolve(new Response()))
  vi.unstubAllGlobals()
})

test('says that it needs a connection before it is pressed, and works again with one', async () => {
  const pay = vi.fn<() => void>()
  render(<OnlineButton onClick={pay}>Renew</OnlineButton>)
  const button = () => document.querySelector('button')!
  await request(Promise.reject(new TypeError('Failed to fetch')))
  expect(button().title).toBe('Needs a connection')
  expect(button().getAttribute('aria-disabled')).toBe('true')
  button().click()
  expect(pay).not.toHaveBeenCalled()
  await request(Promise.resolve(new Response()))
  button().click()
  expect(pay).toHaveBeenCalledOnce()
})
