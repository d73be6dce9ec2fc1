import { expect, test } from 'vitest'
import { neutralName, redactionFor } from './redaction.rules.ts'

const redact = redactionFor({
  names: ['Asha', 'Deshmukh', 'Ash Codes'],
  username: 'asha_d99',
  email: 'asha.d@example.in',
  phone: '+919820012345',
  profiles: ['https://github.com/ashacodes/', 'https://www.linkedin.com/in/asha-deshmukh-7a1?trk=x'],
})

test.each([
  ['// Asha Deshmukh', '// [name] [name]'],
  ['ASHA and deshmukh', '[name] and [name]'],
  ['const deshmukhNotebook = 1', 'const [name]Notebook = 1'],
  ['ashaService(thanksAsha)', '[name]Service(thanks[name])'],
  ['asha_notes', '[name]_notes'],
  ['isHashable(flasharray)', 'isHashable(flasharray)'],
  ['write to asha.d@example.in', 'write to [email]'],
  ['write to someone (at) example.co.in', 'write to [email]'],
  ['call 98200 12345 or +91-98200-12345', 'call [phone] or +91-[phone]'],
  ['call 9 8 2 0 0 1 2 3 4 5', 'call [phone]'],
  ['friend: 7012345678', 'friend: [phone]'],
  ['see https://ashacodes.dev/me?x=1 and www.mysite.in', 'see [link] and [link]'],
  ['github.com/ashacodes/water', '[link]'],
  ['by ashacodes, asha_d99', 'by [name], [name]'],
  ['// Author: A. D., batch 7', '// Author: [name]'],
  [' * @author A. D.', ' * @author [name]'],
  ['"author": "A. D."', '"author": [name]'],
  ['As\u200bha', '[name]'],
  ['Ａｓｈａ', '[name]'],
])('%j becomes %j', (text, redacted) => expect(redact(text)).toBe(redacted))

test.each([
  'const author = books[0].author\n@media (min-width: 40rem) { a { color: red } }',
  'const modulo = 1000000007\nconst at = 1700000000000\nexpect(price).toBe(98.76543210)',
  '@Component\nclass Ashes {}',
  "import { z } from 'zod'\nimport type { Node } from '@types/node'",
])('code without names stays as it is: %j', (code) => expect(redact(code)).toBe(code))

test('names with accents are found without them', () => {
  const other = redactionFor({ names: ['José', ''], username: '', email: 'j@x.in', phone: '', profiles: [''] })
  expect(other('José and Jose')).toBe('[name] and [name]')
  expect(other('jumble j')).toBe('jumble j')
})

test('long text without a break takes no time', () => {
  const long = 'a'.repeat(200_000)
  expect(redact(long)).toBe(long)
})

test('files get neutral names, with the ending that says what they are', () => {
  expect(['asha/src/App.TS', 'Dockerfile', 'asha.deshmukh', 'x.html'].map(neutralName)).toEqual([
    'file-1.ts',
    'file-2',
    'file-3',
    'file-4.html',
  ])
})
