// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { setUpRendering } from '../testing.ts'
import { CodeLines } from './code-lines.tsx'
import { visibleLineCount } from './use-line-chunks.ts'

const render = setUpRendering()

const show = (node: ReactNode) => act(async () => render(node))
const numbers = () => [...document.querySelectorAll<HTMLButtonElement>('button.line-number')]
const press = (key: string) =>
  act(
    () =>
      void document.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      ),
  )

test('moves between line buttons with the arrow keys and presses with c', async () => {
  const onLine = vi.fn<(line: number) => void>()
  await show(<CodeLines code={'a\n\nc\n'} fileName="a.txt" under={new Map()} onLine={onLine} />)
  expect(numbers().map((button) => button.ariaLabel ?? button.getAttribute('aria-label'))).toEqual([
    'Comment on line 1',
    'Comment on line 2',
    'Comment on line 3',
  ])
  expect(numbers().map((button) => button.tabIndex)).toEqual([0, -1, -1])
  numbers()[0]!.focus()
  press('ArrowUp')
  press('End')
  press('ArrowUp')
  expect(numbers().map((button) => button.tabIndex)).toEqual([-1, 0, -1])
  press('c')
  expect(onLine).toHaveBeenCalledExactlyOnceWith(2)
})

test('shows comments under their lines; without onLine the numbers are no buttons', async () => {
  await show(<CodeLines code={'a\nb'} fileName="a.txt" under={new Map([[1, 'Well said']])} />)
  expect(numbers()).toEqual([])
  const [first] = document.querySelectorAll('.code-line')
  expect(first!.nextElementSibling?.textContent).toBe('Well said')
})

test('renders a long file in chunks, at least up to the given line', () => {
  expect(visibleLineCount(3000, 1000, 0)).toBe(3000)
  expect(visibleLineCount(3001, 1000, 0)).toBe(1000)
  expect(visibleLineCount(12_000, 2000, 0)).toBe(2000)
  expect(visibleLineCount(12_000, 1000, 4321)).toBe(5000)
  expect(visibleLineCount(12_000, 12_000, 11_999)).toBe(12_000)
})
