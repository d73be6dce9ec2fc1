import { expect, test } from 'vitest'
import { keyMeant } from './keys.ts'

const pressed = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  ...more,
})
const free = { isTyping: false, isDialogOpen: false, areKeysOn: true }

test('single keys mean something where nobody types', () => {
  expect(['a', 'r', 'n', 'j', 'k', 'd', 'w', '?'].map((key) => keyMeant(pressed(key), free))).toEqual([
    'a',
    'r',
    'n',
    'j',
    'k',
    'd',
    'w',
    '?',
  ])
})

test.each([
  ['another key', pressed('x'), free],
  ['a capital', pressed('A', { shiftKey: true }), free],
  ['a name that objects have', pressed('toString'), free],
  ['the browser’s own', pressed('a', { ctrlKey: true }), free],
  ['the system’s own', pressed('n', { metaKey: true }), free],
  ['a letter of another layout', pressed('r', { altKey: true }), free],
  ['held down', pressed('a', { repeat: true }), free],
  ['typed into a field', pressed('a'), { ...free, isTyping: true }],
  ['under a dialog', pressed('r'), { ...free, isDialogOpen: true }],
  ['switched off', pressed('a'), { ...free, areKeysOn: false }],
])('but not %s', (_, key, around) => expect(keyMeant(key, around)).toBeNull())

test('switched off, the list of keys still opens, to switch them on again', () => {
  expect(keyMeant(pressed('?'), { ...free, areKeysOn: false })).toBe('?')
})
