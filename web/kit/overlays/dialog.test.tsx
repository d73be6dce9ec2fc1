// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { setUpRendering } from '../testing.ts'
import { Dialog } from './dialog.tsx'
import { MessageDialog } from './message-dialog.tsx'

const render = setUpRendering()

const dialog = () => document.querySelector('dialog')

test('opens as a modal named by its title and described by its intro', () => {
  render(<Dialog open title="Delete this course?" intro="Nothing is lost." onClose={() => {}} />)
  expect(dialog()?.open).toBe(true)
  expect(nameOf('aria-labelledby')).toBe('Delete this course?')
  expect(nameOf('aria-describedby')).toBe('Nothing is lost.')
})

test('closes on Escape, the backdrop and the close button, but not on a click inside', () => {
  const onClose = vi.fn<() => void>()
  render(<Dialog open title="Renew" intro="Choose a plan" onClose={onClose} />)
  act(() => dialog()!.querySelector('h2')!.click())
  expect(onClose).not.toHaveBeenCalled()
  act(() => dialog()!.click())
  act(() => dialog()!.querySelector<HTMLButtonElement>('[aria-label=Close]')!.click())
  const escape = new Event('cancel', { cancelable: true })
  act(() => void dialog()!.dispatchEvent(escape))
  expect(onClose).toHaveBeenCalledTimes(3)
  expect(escape.defaultPrevented).toBe(true)
})

test('ignores a click on the backdrop when closeOnBackdrop is off', () => {
  const onClose = vi.fn<() => void>()
  render(<Dialog open closeOnBackdrop={false} title="Renew" onClose={onClose} />)
  act(() => dialog()!.click())
  expect(onClose).not.toHaveBeenCalled()
})

test('closes before it is removed, so that the browser restores the focus', () => {
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close')
  render(<Dialog open title="Renew" onClose={() => {}} />)
  const element = dialog()!
  let wasConnected = false
  close.mockImplementation(() => void (wasConnected = element.isConnected))
  render(<Dialog open={false} title="Renew" onClose={() => {}} />)
  expect(wasConnected).toBe(true)
  expect(dialog()).toBeNull()
})

test('a message closes itself once, after the given time', () => {
  vi.useFakeTimers()
  const onClose = vi.fn<() => void>()
  const message = (open: boolean) => (
    <MessageDialog open={open} tone="error" title="Oops! Something went wrong" autoCloseMs={5000} onClose={onClose}>
      User already exists. Please log in.
    </MessageDialog>
  )
  render(message(true))
  act(() => void vi.advanceTimersByTime(4999))
  expect(onClose).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1))
  expect(onClose).toHaveBeenCalledOnce()
  render(message(false))
  act(() => void vi.advanceTimersByTime(10_000))
  expect(onClose).toHaveBeenCalledOnce()
})

function nameOf(attribute: string): string | null | undefined {
  return document.getElementById(dialog()!.getAttribute(attribute)!)?.textContent
}
