import { expect, test } from 'vitest'
import { actionOf, isShortcut } from './shortcuts.ts'

const pressed = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  ...more,
})
const free = { isTyping: false, isDialogOpen: false, areShortcutsEnabled: true }

test('single keys mean something where nobody types', () => {
  expect(isShortcut(pressed('a'), free)).toBe(true)
  expect(isShortcut(pressed('?'), free)).toBe(true)
})

test.each([
  ['the browser’s own', pressed('a', { ctrlKey: true }), free],
  ['the system’s own', pressed('n', { metaKey: true }), free],
  ['a letter of another layout', pressed('r', { altKey: true }), free],
  ['held down', pressed('a', { repeat: true }), free],
  ['typed into a field', pressed('a'), { ...free, isTyping: true }],
  ['under a dialog', pressed('r'), { ...free, isDialogOpen: true }],
  ['switched off', pressed('a'), { ...free, areShortcutsEnabled: false }],
])('but not %s', (_, key, around) => expect(isShortcut(key, around)).toBe(false))

test('switched off, the list of keys still opens, to switch them on again', () => {
  expect(isShortcut(pressed('?'), { ...free, areShortcutsEnabled: false })).toBe(true)
})

test('a key does what the page gave it, and no other key does anything', () => {
  const approve = () => undefined
  expect(actionOf('a', { a: approve })).toBe(approve)
  expect(['A', 'x', 'toString', 'r'].map((key) => actionOf(key, { a: approve, r: undefined }))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
