// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SearchField } from './search-field.tsx'

let root: Root
const searched: string[] = []
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  searched.splice(0)
  window.history.replaceState(null, '', '/admin/payments')
  root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() => root.render(<SearchField label="Search" value="" onSearch={(text) => searched.push(text)} />))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.useRealTimers()
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
