// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { setUpRendering } from '../testing.ts'
import { MarkdownField } from '../markdown/markdown-field.tsx'

const render = setUpRendering()

function Form({ initial = '' }: { initial?: string }) {
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <form>
      <MarkdownField label="Explanation" hint="What you did." problem={problem} name="text" defaultValue={initial} />
      <button type="button" onClick={() => setProblem('Enter an explanation')}>
        Check
      </button>
    </form>
  )
}

const area = () => document.querySelector('textarea')!
const preview = () => document.querySelector('[role="tabpanel"]')
const tabs = () => [...document.querySelectorAll<HTMLElement>('[role="tab"]')]
const press = (tab: HTMLElement, key: string) =>
  act(async () => void tab.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))

test('previews the text and keeps it in the form', async () => {
  render(<Form initial="It **works**" />)
  await act(async () => tabs()[1]!.click())
  await expect.poll(() => preview()?.querySelector('strong')?.textContent).toBe('works')
  expect(new FormData(document.querySelector('form')!).get('text')).toBe('It **works**')
  expect(tabs().map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'true'])
  await act(async () => tabs()[0]!.click())
  expect(preview()).toBeNull()
})

test('switches with the arrow keys', async () => {
  render(<Form />)
  act(() => tabs()[0]!.focus())
  await press(tabs()[0]!, 'ArrowRight')
  expect(document.activeElement).toBe(tabs()[1])
  expect(preview()?.textContent).toBe('Nothing to preview yet.')
  await press(tabs()[1]!, 'ArrowLeft')
  expect(document.activeElement).toBe(tabs()[0])
  expect(preview()).toBeNull()
})

test('goes back to writing when an error moves the focus to the field', async () => {
  render(<Form />)
  await act(async () => tabs()[1]!.click())
  expect(area().tabIndex).toBe(-1)
  await act(async () => {
    document.querySelector<HTMLElement>('button:not([role])')!.click()
    area().focus()
  })
  expect(preview()).toBeNull()
  const described = area().getAttribute('aria-describedby')!.split(' ')
  const texts = described.map((id) => document.getElementById(id)?.textContent)
  expect(texts).toEqual([
    'What you did.',
    'Enter an explanation',
    'Markdown works: **bold**, `code`, - list, ``` block',
  ])
})
