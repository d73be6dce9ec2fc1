import { expect, test } from 'vitest'
import { parseDiagram } from './diagram.ts'

test('reads boxes, arrows and labels', () => {
  const source = `
alt: A browser asks a server, which asks its database
direction: right

Browser -> Server: GET /cart
Server <-> Database: SQL
Server <- Job -- Clock
Backup
`
  expect(parseDiagram(source)).toEqual({
    alt: 'A browser asks a server, which asks its database',
    direction: 'right',
    boxes: ['Browser', 'Server', 'Database', 'Job', 'Clock', 'Backup'],
    arrows: [
      { from: 0, to: 1, label: 'GET /cart', kind: '->' },
      { from: 1, to: 2, label: 'SQL', kind: '<->' },
      { from: 3, to: 1, label: '', kind: '->' },
      { from: 3, to: 4, label: '', kind: '--' },
    ],
  })
})

test.each([
  ['', 1, /^Describe the figure/],
  ['A -> B', 1, /^Describe the figure/],
  ['alt: x', 1, /^Add a box/],
  ['alt: x\n\nA -> A', 3, /^An arrow goes/],
  ['alt: x\nA: label', 2, /belongs to an arrow/],
  ['alt: x\ndirection: up', 2, /^The direction/],
  ['alt: x\nA -> : label', 2, /^A box has/],
  [`alt: x\nA -> ${'b'.repeat(61)}`, 2, /^A box has/],
  [`alt: x\n${Array.from({ length: 25 }, (_, box) => `Box ${box}`).join('\n')}`, 26, /at most 24 boxes/],
])('says what is wrong with %j', (source, line, problem) => {
  expect(parseDiagram(source)).toEqual({ line, problem: expect.stringMatching(problem) as string })
})
