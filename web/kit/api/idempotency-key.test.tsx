// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { setUpRendering } from '../testing.ts'
import { useIdempotencyKey } from './idempotency-key.ts'

type Hook = ReturnType<typeof useIdempotencyKey>
let current: () => Hook

const render = setUpRendering()
beforeEach(() => {
  const seen: Hook[] = []
  const Form = () => {
    seen.push(useIdempotencyKey())
    return null
  }
  // Renders again for every call, as a form does on every change.
  current = () => {
    render(<Form />)
    return seen.at(-1)!
  }
})

test('keeps the key for the same content and changes it for other content', () => {
  const key = current().keyFor({ amount: '199' })
  expect(key).toMatch(/^[0-9a-f-]{36}$/)
  expect(current().keyFor({ amount: '199' })).toBe(key)
  expect(current().keyFor({ amount: '499' })).not.toBe(key)
})

test('tells files apart', () => {
  const key = current().keyFor({ files: [new File(['1'], 'first.png', { lastModified: 1 })] })
  expect(current().keyFor({ files: [new File(['1'], 'first.png', { lastModified: 1 })] })).toBe(key)
  expect(current().keyFor({ files: [new File(['1'], 'second.png', { lastModified: 1 })] })).not.toBe(key)
})

test('creates a new key for the same content after forget', () => {
  const key = current().keyFor({ amount: '199' })
  current().forget()
  expect(current().keyFor({ amount: '199' })).not.toBe(key)
})
