import { expect, test } from 'vitest'
import { codeToContinue } from './trial-code.ts'

const starter = [{ path: 'a.js', text: '' }]
const trial = [
  { path: 'a.js', text: 'mine' },
  { path: 'removed.js', text: 'old' },
]
const nothing = { savedAt: null, previous: null, code: null }
const code = [{ path: 'a.js', text: 'newer' }]

test('continues with the code that a visitor wrote in the first lesson', () => {
  expect(codeToContinue(trial, nothing, null, starter)).toEqual([{ path: 'a.js', text: 'mine' }])
})

test.each([
  ['nothing was written', null, nothing, null],
  ['only the starter was stored', starter, nothing, null],
  ['a draft is saved', trial, { ...nothing, savedAt: '2026-11-16T10:00:00.000Z' }, null],
  ['a saved draft has code', trial, { ...nothing, code }, null],
  ['an attempt was submitted', trial, { ...nothing, previous: { attempt: 1, files: [] } }, null],
  ['this device has unsaved code', trial, nothing, code],
  ['the server can’t be reached', trial, null, null],
] as const)('changes nothing if %s', (_, stored, server, own) => {
  const draft = server && {
    ...server,
    code: server.code && [...server.code],
    previous: server.previous && { attempt: 1, files: [] },
  }
  expect(codeToContinue(stored, draft, own, starter)).toBeNull()
})
