// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setUpRendering } from '../testing.ts'
import { ApiError } from '../api/call.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

const render = setUpRendering()
const onClose = vi.fn<() => void>()
const onConfirm = vi.fn<() => Promise<void>>()

beforeEach(() => void vi.resetAllMocks())

function open(textToType?: string) {
  const props = { textToType, onConfirm, onClose, action: 'Delete', title: 'Delete Git?', text: "It can't be undone." }
  render(<ConfirmDialog {...props} />)
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
