// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDraft } from './draft.ts'

const empty = { title: '', steps: '' }
type Api = ReturnType<typeof useDraft<typeof empty>>

function Form({ name, onRender }: { name: string; onRender: (api: Api) => void }) {
  onRender(useDraft(name, empty, 'browser'))
  return null
}

function open(name = 'bug'): () => Api {
  const renders: Api[] = []
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<Form name={name} onRender={(api) => renders.push(api)} />))
  return () => renders.at(-1)!
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.clear()
})
afterEach(() => void vi.unstubAllGlobals())

test('brings a draft back until it is submitted', () => {
  const form = open()
  act(() => form().change({ title: 'The timer stops' }))
  expect(open()().draft).toEqual({ title: 'The timer stops', steps: '' })
  expect(open('fact')().draft).toEqual(empty)
  act(() => form().forget())
  expect([open()().draft, localStorage.length]).toEqual([empty, 0])
})

test('stores nothing while the form is unchanged', () => {
  const form = open()
  act(() => form().change({ title: 'x' }))
  act(() => form().change({ title: '' }))
  expect(localStorage).toHaveLength(0)
})

test.each(['no json', '[]', 'null', '{"title":1}'])('ignores the stored value %s', (stored) => {
  localStorage.setItem('draft:bug', stored)
  expect(open()().draft).toEqual(empty)
})

test('works with storage switched off', () => {
  vi.stubGlobal('localStorage', undefined)
  const form = open()
  act(() => form().change({ title: 'x' }))
  expect(form().draft.title).toBe('x')
  act(() => form().forget())
})
