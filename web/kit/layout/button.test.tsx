// @vitest-environment happy-dom
import { act, type FormEvent } from 'react'
import { expect, test, vi } from 'vitest'
import { setUpRendering } from '../testing.ts'
import { Button } from './button.tsx'
import { CopyButton } from '../overlays/copy-button.tsx'

const render = setUpRendering()

const button = () => document.querySelector('button')!

test('ignores clicks while busy but keeps the focus', () => {
  const onClick = vi.fn<() => void>()
  const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault())
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy} busyLabel="Authenticating..." onClick={onClick}>
        Login
      </Button>
    </form>
  )
  render(form(false))
  button().focus()
  act(() => button().click())
  expect(onSubmit).toHaveBeenCalledTimes(1)
  render(form(true))
  act(() => button().click())
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(document.activeElement).toBe(button())
  expect(button().getAttribute('aria-busy')).toBe('true')
})

test('announces that the value was copied, or that copying failed', async () => {
  vi.useFakeTimers()
  const writeText = vi
    .fn<(text: string) => Promise<void>>()
    .mockResolvedValueOnce(undefined)
    .mockRejectedValueOnce(new Error('denied'))
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  render(<CopyButton label="UPI ID" value="kaushal@upi" />)

  await act(async () => button().click())
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(writeText).toHaveBeenCalledWith('kaushal@upi')
  expect(document.querySelector('[role=status]')?.textContent).toBe('UPI ID copied to clipboard!')

  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(document.querySelector('[role=status]')?.textContent).toBe('')
  await act(async () => button().click())
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(document.querySelector('[role=status]')?.textContent).toMatch(/Couldn’t copy/)
})
