import { expect, test } from 'vitest'
import { chooseDraft, keyFor, parseStored, type StoredDraft } from './solution-draft.rules.ts'

const stored = (change: Partial<StoredDraft> = {}): StoredDraft => ({
  text: 'from this device',
  code: null,
  changedAt: '2026-11-15T10:00:00.000Z',
  isSaved: false,
  serverSavedAt: '2026-11-15T09:00:00.000Z',
  version: 3,
  droppedFiles: [],
  idempotencyKey: 'key-1',
  sent: null,
  ...change,
})
const server = (savedAt: string | null, text = 'from the server', code: StoredDraft['code'] = null) => ({
  text,
  code,
  savedAt,
})
const code = [{ path: 'a.js', text: 'let a' }]
const [nine, eleven] = ['2026-11-15T09:00:00.000Z', '2026-11-15T11:00:00.000Z']

const draft = (text: string) => ({ text, code: null })
const local = { version: draft('from this device'), isSaved: false, other: null }
const remote = { version: draft('from the server'), isSaved: true, other: null }
const none = { version: draft(''), isSaved: true, other: null }

test.each<[string, StoredDraft | null, ReturnType<typeof server> | null, ReturnType<typeof chooseDraft>]>([
  ['only the server has one', null, server(nine), remote],
  ['nobody has one', null, server(null, ''), none],
  ['the server is unreachable', stored(), null, local],
  ['the server is unreachable and nothing is stored', null, null, none],
  [
    'the local one was never saved, whatever the clock',
    stored({ changedAt: '1999-01-01T00:00:00Z' }),
    server(nine),
    local,
  ],
  ['the local one was saved: another device may have continued', stored({ isSaved: true }), server(eleven), remote],
  ['both changed, the server last', stored(), server(eleven), { ...remote, other: local.version }],
  ['both changed, this device last', stored(), server('2026-11-15T09:30:00Z'), { ...local, other: remote.version }],
  ['the server has an empty one', stored(), server(null, ''), local],
  [
    'only the code differs, the server last',
    stored({ code }),
    server(eleven, 'from this device'),
    { ...local, isSaved: true, other: { text: 'from this device', code } },
  ],
  [
    'there is only code',
    stored({ text: '', code }),
    server('2026-11-15T09:30:00Z', ''),
    { version: { text: '', code }, isSaved: false, other: null },
  ],
  ['both are the same', stored(), server(eleven, 'from this device'), { ...local, isSaved: true }],
])('chooses a draft when %s', (_when, stored, found, chosen) => {
  expect(chooseDraft(stored, found)).toEqual(chosen)
})

test('keeps the key of the same solution and changes it with the solution', () => {
  const newKey = () => 'key-2'
  expect(keyFor(stored(), 'text', newKey)).toBe('key-1')
  expect(keyFor(stored({ sent: 'text' }), 'text', newKey)).toBe('key-1')
  expect(keyFor(stored({ sent: 'text' }), 'text, changed', newKey)).toBe('key-2')
})

test('reads a stored draft and ignores anything else', () => {
  expect(parseStored(stored())).toEqual(stored())
  expect(parseStored({ text: 'a', idempotencyKey: 'k' })).toMatchObject({ text: 'a', isSaved: false, sent: null })
  const noDraft = [
    null,
    '',
    [],
    { text: 1, idempotencyKey: 'k' },
    { ...stored(), code: [null] },
    { ...stored(), code: [{}] },
  ]
  for (const other of noDraft) expect(parseStored(other)).toBeNull()
})
