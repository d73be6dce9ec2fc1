// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setUpRendering } from '../testing.ts'
import { SortableList } from './sortable-list.tsx'

const render = setUpRendering()
const onSort = vi.fn<(items: string[]) => void>()

beforeEach(() => {
  // happy-dom has no layout: the row with the longest name is the tallest.
  const height = (element: Element) => element.textContent.length * 10
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.closest('li')
    const rows = [...(row?.parentElement?.children ?? [])]
    const top = rows.slice(0, rows.indexOf(row!)).reduce((sum, above) => sum + height(above), 0)
    return new DOMRect(0, top, 200, height(row ?? this))
  })
  render(<Tasks />)
})

afterEach(() => {
  onSort.mockClear()
  vi.restoreAllMocks()
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
const click = (name: string) => act(() => button(name)!.click())
const announced = () => document.querySelector('[role=status]')!.textContent

/** Each key waits until the library has measured the list again. */
async function press(...codes: string[]) {
  for (const code of codes) {
    await act(async () => {
      const event = new KeyboardEvent('keydown', { key: code, code, bubbles: true, cancelable: true })
      document.activeElement!.dispatchEvent(event)
      await new Promise((resolve) => setTimeout(resolve, 20))
    })
  }
}

test('moves an item with the keyboard and announces each step', async () => {
  act(() => button('Move Measure')!.focus())
  await press('Space')
  expect(announced()).toContain('Measure picked up, position 1 of 3.')
  await press('ArrowDown')
  expect(announced()).toBe('Measure, position 2 of 3.')
  await press('ArrowDown', 'ArrowDown')
  expect(onSort).not.toHaveBeenCalled()
  await press('Space')
  expect(announced()).toBe('Measure dropped at position 3 of 3.')
  expect(onSort.mock.calls).toEqual([[['Saw', 'Sand', 'Measure']]])
  expect(document.activeElement).toBe(button('Move Measure'))
})

test('Escape leaves the order as it was', async () => {
  act(() => button('Move Sand')!.focus())
  await press('Space', 'ArrowUp', 'Escape')
  expect(announced()).toBe('Cancelled. Sand is back at position 3 of 3.')
  expect(onSort).not.toHaveBeenCalled()
})

test('moves an item with the arrow buttons that a click on the handle shows', () => {
  expect(button('Move Measure down')).toBeNull()
  click('Move Measure')
  click('Move Measure up')
  expect(onSort).not.toHaveBeenCalled()
  click('Move Measure down')
  expect(onSort.mock.calls).toEqual([[['Saw', 'Measure', 'Sand']]])
  expect(document.activeElement).toBe(button('Move Measure down'))
  click('Move Measure')
  expect(button('Move Measure down')).toBeNull()
})
