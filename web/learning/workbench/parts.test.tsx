// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { setUpRendering } from '#web/kit/testing.ts'
import { type Part, useMountedParts } from './parts.tsx'

const render = setUpRendering()

function Mounted({ chosen }: { chosen: Part }) {
  const isMounted = useMountedParts(chosen)
  return (['files', 'checks', 'explanation', 'verdict'] as const).filter((part) => isMounted(part)).join(' ')
}

const mounted = (chosen: Part, isWide: boolean) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener: () => {}, removeEventListener: () => {} }))
  render(<Mounted chosen={chosen} />)
  return document.body.textContent
}

test('a phone mounts a part when it is chosen, and keeps it mounted for what was typed in it', () => {
  expect(mounted('files', false)).toBe('files')
  expect(mounted('verdict', false)).toBe('files verdict')
  expect(mounted('files', false)).toBe('files verdict')
})

test('a wide screen mounts all parts', () => {
  expect(mounted('files', true)).toBe('files checks explanation verdict')
})
