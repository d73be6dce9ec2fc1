import { afterEach, expect, test, vi } from 'vitest'
import { serveRealm } from './serve-realm.ts'

afterEach(() => void vi.unstubAllGlobals())

const ours = 'https://academy.example.in'

/** What a frame or worker of this origin listens to. */
function inOrigin(origin: string): string[] {
  const listened: string[] = []
  vi.stubGlobal('self', { origin })
  vi.stubGlobal('parent', { postMessage: () => {} })
  vi.stubGlobal('location', { origin: ours })
  vi.stubGlobal('addEventListener', (type: string) => void listened.push(type))
  return listened
}

test.each([
  ['null', ['message']],
  [ours, []],
])('the frame works only if its origin is opaque: %s', async (origin, expected) => {
  const listened = inOrigin(origin)
  // Evaluated anew for each origin.
  await import(/* @vite-ignore */ `./frame.ts?opaque=${origin === 'null'}`)
  expect(listened).toEqual(expected)
})

test('a worker runs learners’ code only if its origin is opaque', () => {
  const createEngine = vi.fn<() => never>()
  inOrigin(ours)
  expect(() => serveRealm(createEngine)).toThrow('only in a sandboxed frame')
  const listened = inOrigin('null')
  serveRealm(createEngine)
  expect(listened).toEqual(['message'])
})
