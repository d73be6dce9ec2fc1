import { expect, test } from 'vitest'
import { searchFiles } from './search.rules.ts'

const files = [
  { path: 'src/app.js', text: "import fastify from 'fastify'\n\nexport const createApp = () => Fastify()\n" },
  { path: 'README.md', text: '# Orders\n' },
]

test('finds lines in all files, in capitals too', () => {
  expect(searchFiles(files, ' FASTIFY ').found).toEqual([
    { path: 'src/app.js', line: 1, text: "import fastify from 'fastify'", start: 7 },
    { path: 'src/app.js', line: 3, text: 'export const createApp = () => Fastify()', start: 31 },
  ])
  expect(searchFiles(files, 'nothing like it').found).toEqual([])
})

test('waits for two letters', () => expect(searchFiles(files, 'a').found).toEqual([]))

test('shows the part of a long line where the text is', () => {
  const [found] = searchFiles([{ path: 'a.js', text: `${'x'.repeat(500)}here${'y'.repeat(500)}` }], 'here').found
  expect(found!.text.slice(found!.start, found!.start + 4)).toBe('here')
  expect(found!.text.length).toBe(160)
})

test('leaves out the indentation', () => {
  expect(searchFiles([{ path: 'a.js', text: '    total += paise' }], 'total').found[0]).toMatchObject({
    text: 'total += paise',
    start: 0,
  })
})

test('stops after a hundred lines', () => {
  const { found, isCut } = searchFiles([{ path: 'a.js', text: 'again\n'.repeat(150) }], 'again')
  expect([found.length, isCut]).toEqual([100, true])
})
