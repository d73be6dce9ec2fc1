// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setUpRendering } from '../testing.ts'
import { PreviewWindow } from './preview-window.tsx'
import type { ViewedFile } from './viewed-file.ts'

const archive: ViewedFile = { name: 'site.zip', kind: 'application/zip', bytes: 2048, url: '/files/1?signature=a' }

const render = setUpRendering()
let opener: HTMLButtonElement
const onClose = vi.fn<() => void>()

beforeEach(() => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1280)
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800)
  sessionStorage.clear()
  onClose.mockReset()
  opener = document.body.appendChild(document.createElement('button'))
  opener.focus()
})

afterEach(() => void vi.restoreAllMocks())

const open = (file = archive) => render(<PreviewWindow file={file} onClose={onClose} />)
const close = () => render(null)
const shown = () => document.querySelector('dialog')!
const control = (name: string) => shown().querySelector<HTMLElement>(`[aria-label="${name}"]`)!
const frame = () => ['left', 'top', 'width', 'height'].map((side) => shown().style.getPropertyValue(side)).join(' ')

function press(element: Element, key: string, shiftKey = false) {
  act(
    () => void element.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true })),
  )
}

test('is named after its file and opens at 600 by 400', () => {
  open()
  expect(shown().getAttribute('aria-label')).toBe('site.zip')
  expect(frame()).toBe('340px 160px 600px 400px')
})

test('moves by 16 pixels with the arrow keys, by 64 with Shift, up to the edge', () => {
  open()
  press(control('Move'), 'ArrowRight')
  press(control('Move'), 'ArrowUp', true)
  expect(frame()).toBe('356px 96px 600px 400px')
  for (let i = 0; i < 9; i++) press(control('Move'), 'ArrowUp', true)
  expect(frame()).toBe('356px 0px 600px 400px')
})

test('resizes with the arrow keys at its corner', () => {
  open()
  press(control('Resize'), 'ArrowRight', true)
  press(control('Resize'), 'ArrowUp')
  expect(frame()).toBe('340px 160px 664px 384px')
})

test('opens the next file in the same position', () => {
  open()
  press(control('Move'), 'ArrowLeft')
  close()
  open({ ...archive, name: 'notes.bin' })
  expect(frame()).toBe('324px 160px 600px 400px')
})

test('ignores a position stored by an older version', () => {
  sessionStorage.setItem('preview-window', '{"frame":{"left":"here"}}')
  open()
  expect(frame()).toBe('340px 160px 600px 400px')
})

test('restores a maximised window', () => {
  open()
  act(() => control('Maximise').click())
  expect(frame().trim()).toBe('')
  act(() => control('Restore').click())
  expect(frame()).toBe('340px 160px 600px 400px')
})

test('closes on Escape from inside only', () => {
  open()
  press(opener, 'Escape')
  expect(onClose).not.toHaveBeenCalled()
  press(control('Download'), 'Escape')
  expect(onClose).toHaveBeenCalledOnce()
})

test('moves the focus into the window and back', () => {
  open()
  expect(document.activeElement).toBe(shown())
  close()
  expect(document.activeElement).toBe(opener)
})

test('leaves the focus elsewhere in the page alone when it closes', () => {
  const field = document.body.appendChild(document.createElement('input'))
  open()
  field.focus()
  close()
  expect(document.activeElement).toBe(field)
})

test('offers a download for an unknown file type', () => {
  open()
  expect(shown().textContent).toContain('We can’t preview this type of file.')
  expect(shown().textContent).toContain('2 KB')
  const link = control('Download') as HTMLAnchorElement
  expect([link.getAttribute('href'), link.download]).toEqual([archive.url, 'site.zip'])
})

test('is a full-screen modal on a phone', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  open()
  expect(showModal).toHaveBeenCalledOnce()
  expect([control('Move'), control('Resize'), control('Maximise')]).toEqual([null, null, null])
})
