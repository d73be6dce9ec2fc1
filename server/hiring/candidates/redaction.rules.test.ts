import { expect, test } from 'vitest'
import { neutralName, redactionFor, roughSize } from './redaction.rules.ts'

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
  ['git clone git@github.com:coder77/app', 'git clone [link]'],
  ['git clone https://coder77@bitbucket.org/coder77/app.git', 'git clone [link]'],
  ['coder77.github.io, my-page.netlify.app/me and x.vercel.app.', '[link], [link] and [link].'],
  ['leetcode.com/u/coder77 or x.com/coder77', '[link] or [link]'],
  ['by @coder77. Follow me: @coder_77', 'by [name]. Follow me: [name]'],
  ['coder77 at gmail dot com', '[email]'],
  ['coder77 [at] yahoo [dot] co [dot] in', '[email]'],
  ['+1 (555) 123-4567, 555.123.4567 or 0412 345 678.', '[phone], [phone] or [phone].'],
  ['ashadeshmukh, deshmukhasha_1', '[name], [name]_1'],
  ['As\u200bha', '[name]'],
  ['Ａｓｈａ', '[name]'],
])('%j becomes %j', (text, redacted) => expect(redact(text)).toBe(redacted))

test.each([
  'const author = books[0].author\n@media (min-width: 40rem) { a { color: red } }',
  'const modulo = 1000000007\nconst at = 1700000000000\nexpect(price).toBe(98.76543210)',
  '@Component\nclass Ashes {}',
  "import { z } from 'zod'\nimport type { Node } from '@types/node' // by @types/node, or by @Input()",
  '<svg viewBox="0 0 1024 768"><path d="M100 200 3000 400"/></svg>\nconst host = "192.168.100.200", day = "2026-11-19"',
  'look at the dot product; x.command / t.mean; save.me/2; github.io',
])('code without names stays as it is: %j', (code) => expect(redact(code)).toBe(code))

test('names with accents are found without them', () => {
  const other = redactionFor({ names: ['José', ''], username: '', email: 'j@x.in', phone: '', profiles: [''] })
  expect(other('José and Jose')).toBe('[name] and [name]')
  expect(other('jumble j')).toBe('jumble j')
})

test('two short names are found joined', () => {
  const other = redactionFor({ names: ['Raj', 'Rao', ''], username: '', email: 'r@x.in', phone: '', profiles: [''] })
  expect(other('rajrao, raoraj2 and Rajasthan')).toBe('[name], [name]2 and Rajasthan')
})

test.each(['a', 'a.', 'a-', '1 ', '123-', '@', 'by ', 'at ', 'dot ', 'x at x '])(
  'long text of %j takes no time',
  (part) => {
    const long = part.repeat(50_000)
    expect(redact(long)).toBe(long)
  },
)

test('files get neutral names, with the ending that says what they are', () => {
  expect(['asha/src/App.TS', 'Dockerfile', 'asha.deshmukh', 'x.html'].map(neutralName)).toEqual([
    'file-1.ts',
    'file-2',
    'file-3',
    'file-4.html',
  ])
})

test('sizes of files are rough', () => {
  expect([0, 1024, 1025, 2500, 51_000, 1_024_000].map((bytes) => roughSize(bytes) / 1024)).toEqual([
    1, 1, 2, 5, 50, 1000,
  ])
})
