// @vitest-environment happy-dom
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SortableList } from './sortable-list.tsx'

let root: Root
const onSort = vi.fn<(items: string[]) => void>()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // happy-dom lays nothing out and scrolls nothing.
  Element.prototype.scrollIntoView = () => {}
  root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() => root.render(<Tasks />))
})

afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  onSort.mockClear()
  vi.unstubAllGlobals()
})

function Tasks() {
  const [tasks, setTasks] = useState(['Measure', 'Saw', 'Sand'])
  const sort = (sorted: string[]) => {
    onSort(sorted)
    setTasks(sorted)
  }
  return (
    <SortableList label="Tasks" items={tasks} keyOf={(task) => task} nameOf={(task) => task} onSort={sort}>
      {(task, _, handle) => (
        <>
          {handle} {task}
        </>
      )}
    </SortableList>
  )
}

const button = (name: string) => document.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`)
// A browser turns Space and Enter on a button into a click.
const press = (name: string) => act(() => button(name)!.click())
const key = (name: string) =>
  act(() => void document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })))
const said = () => document.querySelector('[aria-live]')!.textContent
const order = () => [...document.querySelectorAll('li')].map((item) => item.textContent.trim())

test('a handle lifts, the arrows move, and the drop is told once', () => {
  press('Move Measure')
  expect(button('Move Measure')!.getAttribute('aria-pressed')).toBe('true')
  expect(said()).toContain('Measure picked up, place 1 of 3.')
  key('ArrowDown')
  key('ArrowDown')
  key('ArrowDown')
  expect(said()).toBe('Measure, place 3 of 3.')
  expect(onSort).not.toHaveBeenCalled()
  press('Move Measure')
  expect(said()).toBe('Measure dropped at place 3 of 3.')
  expect(onSort.mock.calls).toEqual([[['Saw', 'Sand', 'Measure']]])
  expect(order()).toEqual(['Saw', 'Sand', 'Measure'])
})

test('Escape puts it back, and the key goes no further', () => {
  const outside = vi.fn<() => void>()
  document.addEventListener('keydown', outside)
  press('Move Sand')
  key('ArrowUp')
  key('Escape')
  document.removeEventListener('keydown', outside)
  expect(said()).toBe('Sand put back at place 3 of 3.')
  expect(onSort).not.toHaveBeenCalled()
  expect(outside).not.toHaveBeenCalled()
})

test('who cannot drag presses the handle and the arrows beside it', () => {
  press('Move Saw')
  press('Move Saw up')
  expect(button('Move Saw up')!.getAttribute('aria-disabled')).toBe('true')
  act(() => button('Move Saw')!.focus())
  act(() => button('Move Saw')!.blur())
  expect(onSort.mock.calls).toEqual([[['Saw', 'Measure', 'Sand']]])
})

test('dropped where it was, nothing is told', () => {
  press('Move Saw')
  press('Move Saw')
  expect(said()).toBe('Saw dropped at place 2 of 3.')
  expect(onSort).not.toHaveBeenCalled()
})

test('keys that mean nothing to an item that lies are left alone', () => {
  act(() => button('Move Saw')!.focus())
  key('ArrowDown')
  expect(said()).toBe('')
})
