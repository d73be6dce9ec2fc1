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

test('accepts single keys while nobody is typing', () => {
  expect(isShortcut(pressed('a'), free)).toBe(true)
  expect(isShortcut(pressed('?'), free)).toBe(true)
})

test.each([
  ['with Ctrl', pressed('a', { ctrlKey: true }), free],
  ['with Meta', pressed('n', { metaKey: true }), free],
  ['with Alt', pressed('r', { altKey: true }), free],
  ['held down', pressed('a', { repeat: true }), free],
  ['typed into a field', pressed('a'), { ...free, isTyping: true }],
  ['behind a dialog', pressed('r'), { ...free, isDialogOpen: true }],
  ['when shortcuts are disabled', pressed('a'), { ...free, areShortcutsEnabled: false }],
])('ignores a key %s', (_, press, context) => expect(isShortcut(press, context)).toBe(false))

test('still opens the list when shortcuts are disabled, to enable them again', () => {
  expect(isShortcut(pressed('?'), { ...free, areShortcutsEnabled: false })).toBe(true)
})

test('runs only the action of the exact key', () => {
  const approve = () => undefined
  expect(actionOf('a', { a: approve })).toBe(approve)
  expect(['A', 'x', 'toString', 'r'].map((key) => actionOf(key, { a: approve, r: undefined }))).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
