// @vitest-environment happy-dom
import { act, type ReactElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setUpRendering } from '../testing.ts'
import { useDraft } from './draft.ts'

const empty = { title: '', steps: '' }
type Api = ReturnType<typeof useDraft<typeof empty>>

function Form({ name, onRender }: { name: string; onRender: (api: Api) => void }) {
  onRender(useDraft(name, empty, 'browser'))
  return null
}

const render = setUpRendering()
const forms: ReactElement[] = []
beforeEach(() => {
  forms.splice(0)
  localStorage.clear()
})

/** Opens one more form; those opened before stay open. */
function open(name = 'bug'): () => Api {
  const renders: Api[] = []
  forms.push(<Form key={forms.length} name={name} onRender={(api) => renders.push(api)} />)
  render([...forms])
  return () => renders.at(-1)!
}

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
