// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useIdempotencyKey } from './idempotency-key.ts'

type Repeat = ReturnType<typeof useIdempotencyKey>
let current: () => Repeat
let unmount: () => void

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const seen: Repeat[] = []
  const Form = () => {
    seen.push(useIdempotencyKey())
    return null
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  // Drawn anew for each look, as a form is whenever something in it changes.
  current = () => {
    act(() => root.render(<Form />))
    return seen.at(-1)!
  }
  unmount = () => act(() => root.unmount())
})

afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

test('the same words keep their key, others get another', () => {
  const key = current().keyFor({ amount: '199' })
  expect(key).toMatch(/^[0-9a-f-]{36}$/)
  expect(current().keyFor({ amount: '199' })).toBe(key)
  expect(current().keyFor({ amount: '499' })).not.toBe(key)
})

test('after it worked the same words are another payment', () => {
  const key = current().keyFor({ amount: '199' })
  current().forget()
  expect(current().keyFor({ amount: '199' })).not.toBe(key)
})
