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
  act(() => root.render(<SearchField label="Search" value="" onSearch={(words) => searched.push(words)} />))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function type(words: string) {
  const field = document.querySelector('input')!
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, words)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const rest = () => act(() => void vi.advanceTimersByTime(1_000))

test('what was typed is searched for once, when the fingers rest', () => {
  type('bu')
  type('bus ')
  expect(searched).toEqual([])
  rest()
  expect(searched[0]).toBe('bus')
})

test('who presses a link before that is not called back from where it leads', () => {
  type('bus')
  window.history.pushState(null, '', '/admin/users/7')
  rest()
  expect(searched).toEqual([])
})
