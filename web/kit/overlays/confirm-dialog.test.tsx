// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api/call.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

let root: Root
const onClose = vi.fn<() => void>()
const onConfirm = vi.fn<() => Promise<void>>()

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.resetAllMocks()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

function open(textToType?: string) {
  const props = { textToType, onConfirm, onClose, action: 'Delete', title: 'Delete Git?', text: "It can't be undone." }
  act(() => root.render(<ConfirmDialog {...props} />))
}
const confirm = () => act(async () => document.querySelector<HTMLButtonElement>('[type=submit]')!.click())

test('runs the action, then closes', async () => {
  open()
  await confirm()
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(onClose).toHaveBeenCalledOnce()
})

test('stays open with the message when the action fails', async () => {
  onConfirm.mockRejectedValue(new ApiError('conflict', 'Learners are enrolled.'))
  open()
  await confirm()
  expect(document.body.textContent).toContain('Learners are enrolled.')
  expect(onClose).not.toHaveBeenCalled()
})

test('runs the action only after the text is typed', async () => {
  open('Git basics')
  await confirm()
  expect(onConfirm).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(document.querySelector('input'))
  document.querySelector('input')!.value = ' Git basics '
  await confirm()
  expect(onConfirm).toHaveBeenCalledOnce()
})
