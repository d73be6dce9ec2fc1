// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setUpRendering } from '../testing.ts'
import { SearchField } from './search-field.tsx'

const render = setUpRendering()
const searched: string[] = []
beforeEach(() => {
  vi.useFakeTimers()
  searched.splice(0)
  window.history.replaceState(null, '', '/admin/payments')
  render(<SearchField label="Search" value="" onSearch={(text) => searched.push(text)} />)
})
function type(text: string) {
  const field = document.querySelector('input')!
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const wait = () => act(() => void vi.advanceTimersByTime(1_000))

test('debounces the search', () => {
  type('bu')
  type('bus ')
  expect(searched).toEqual([])
  wait()
  expect(searched[0]).toBe('bus')
})

test('does not search after a navigation', () => {
  type('bus')
  window.history.pushState(null, '', '/admin/users/7')
  wait()
  expect(searched).toEqual([])
})
