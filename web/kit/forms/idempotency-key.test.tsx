// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useIdempotencyKey } from './idempotency-key.ts'

type Hook = ReturnType<typeof useIdempotencyKey>
let current: () => Hook
let unmount: () => void

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const seen: Hook[] = []
  const Form = () => {
    seen.push(useIdempotencyKey())
    return null
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  // Renders again for every call, as a form does on every change.
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

test('keeps the key for the same content and changes it for other content', () => {
  const key = current().keyFor({ amount: '199' })
  expect(key).toMatch(/^[0-9a-f-]{36}$/)
  expect(current().keyFor({ amount: '199' })).toBe(key)
  expect(current().keyFor({ amount: '499' })).not.toBe(key)
})

test('creates a new key for the same content after forget', () => {
  const key = current().keyFor({ amount: '199' })
  current().forget()
  expect(current().keyFor({ amount: '199' })).not.toBe(key)
})
