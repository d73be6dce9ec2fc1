// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { toast } from './toast.ts'

afterEach(() => document.body.replaceChildren())

const edge = () => document.querySelector<HTMLElement>('.toasts')?.dataset['edge']

function focusAt(top: number) {
  const input = document.body.appendChild(document.createElement('input'))
  input.getBoundingClientRect = () => new DOMRect(0, top, 200, 44)
  input.focus()
}

test('a message is at the top while the field in use is at the bottom, and the other way round', () => {
  focusAt(window.innerHeight - 60)
  toast('Copied')
  expect(edge()).toBe('top')
  focusAt(20)
  toast('Copied')
  expect(edge()).toBe('bottom')
})

test('a message keeps away from the last tap when nothing has the focus', () => {
  document.dispatchEvent(new MouseEvent('pointerdown', { clientY: window.innerHeight - 10 }))
  toast('Saved')
  expect(edge()).toBe('top')
})
