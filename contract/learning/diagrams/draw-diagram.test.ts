import { expect, test } from 'vitest'
import { drawDiagram } from './draw-diagram.ts'
import { type Drawing, type Picture, roomOf, type Shape } from './drawing.ts'
import { readFlow } from './flow.ts'
import { widthOf } from './text.ts'

const linesOf = (source: string) =>
  source.split('\n').map((raw, index) => ({ text: raw.trim(), indent: raw.search(/\S/), line: index + 1 }))

function drawn(source: string): Drawing {
  const drawing = drawDiagram(`alt: x\n${source}`)
  if ('problem' in drawing) throw new Error(`${drawing.line}: ${drawing.problem}`)
  return drawing
}

type Text = Extract<Shape, { kind: 'text' }>
const textsOf = ({ shapes }: Picture): Text[] => shapes.filter((shape): shape is Text => shape.kind === 'text')
const textAt = (picture: Picture, text: string): Text => textsOf(picture).find(({ lines }) => lines.join(' ') === text)!

test('reads boxes, arrows and labels', () => {
  const source =
    'direction: right\nBrowser -> Server: GET /cart\nServer <-> Database: SQL\nServer <- Job -- Clock\nBackup'
  expect(readFlow(linesOf(source))).toEqual({
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

test('a flow to the right goes down on a phone', () => {
  const { wide, narrow } = drawn('direction: right\nBrowser -> Server -> Database -> Disk')
  expect(textAt(wide, 'Browser').y).toBe(textAt(wide, 'Disk').y)
  expect(textAt(narrow!, 'Browser').x).toBe(textAt(narrow!, 'Disk').x)
})

test('a long array goes over several lines, its index with it', () => {
  const { wide, narrow } = drawn(
    `kind: rows\nindex: 1\n${Array.from({ length: 12 }, (_, cell) => `c${cell}`).join('|')}`,
  )
  expect(new Set(textsOf(wide).map(({ y }) => y)).size).toBe(2)
  expect(new Set(textsOf(narrow!).map(({ y }) => y)).size).toBe(4)
  expect(textAt(narrow!, '12').x).toBe(textAt(narrow!, 'c11').x)
})

test('names point at their cells, counted from the index', () => {
  const { wide } = drawn('kind: pointers\ncells: 5 | *8* | 9\nindex: 1\nleft -> 1\nmid -> 2\nlow -> 2')
  expect(textAt(wide, 'left').x).toBe(textAt(wide, '5').x)
  expect(textAt(wide, 'mid low').x).toBe(textAt(wide, '8').x)
  expect(textAt(wide, '8').tone).toBe('strong')
})

test('a missing child keeps its place, and a tree that is too wide becomes an outline', () => {
  const { wide } = drawn('kind: tree\n8\n  -\n  10\n    9\n    11 | 12')
  expect(textAt(wide, '10').x).toBeGreaterThan(textAt(wide, '8').x)
  const broad = drawn(`kind: tree\nroot\n${Array.from({ length: 9 }, (_, leaf) => `  folder ${leaf}`).join('\n')}`)
  expect(textAt(broad.wide, 'folder 8').x - textAt(broad.wide, 'folder 0').x).toBeGreaterThan(200)
  expect(textAt(broad.narrow!, 'folder 8').x).toBe(textAt(broad.narrow!, 'folder 0').x)
})

test('messages follow each other down, and their texts fit between two lanes', () => {
  const { wide } = drawn('kind: sequence\nPhone -> Server: the same entry again\nServer --> Phone: stored\nnote: done')
  const [first, answer, note] = ['the same entry again', 'stored', 'done'].map((text) => textAt(wide, text))
  expect(first!.x).toBe(answer!.x)
  expect([first!.y, answer!.y, note!.y]).toEqual([first!.y, answer!.y, note!.y].toSorted((a, b) => a - b))
})

test('places spans and events by their time', () => {
  const { wide } = drawn('kind: timeline\nunit: ms\nA: 0-10 x | 20 sent\nB: 09:00-10:00 far')
  expect(textsOf(wide).flatMap(({ lines }) => lines)).toEqual(expect.arrayContaining(['0 ms', '10:00 ms']))
  const [first, second] = drawn('kind: timeline\nA: 0-10 one | 5-10 two').wide.shapes.filter(
    ({ kind }) => kind === 'box',
  )
  expect(second).toMatchObject({ y: (first as { y: number }).y + 30 })
})

test('a curve ends where it leaves the plot', () => {
  const { wide } = drawn('kind: plot\nx: n, 0 to 10\ny: steps, 0 to 50\nn²: curve n^2\nn: curve n')
  expect(textAt(wide, 'n²').x).toBeLessThan(textAt(wide, 'n').x)
  expect(textAt(wide, 'n²').y).toBeLessThan(textAt(wide, 'n').y)
})

test('bars have their values in Indian grouping', () => {
  const { narrow } = drawn('kind: plot\ny: ms\nbars: p50 40, *p99 123456*')
  expect(textAt(narrow!, '1,23,456 ms').x).toBeGreaterThan(textAt(narrow!, '40 ms').x)
})

test.each([
  ['', 1, /^Describe the figure/],
  ['A -> B', 1, /^Describe the figure/],
  ['alt: x', 1, /^Add a box/],
  ['alt: x\nkind: cake\nA', 2, /^The kind is one of: flow, rows/],
  ['alt: x\nkind: constructor', 2, /^The kind is one of/],
  ['alt: x\n\nA -> A', 3, /^An arrow goes/],
  ['alt: x\nA: label', 2, /belongs to an arrow/],
  ['alt: x\ndirection: up', 2, /^The direction/],
  ['alt: x\nA -> : label', 2, /^A box has/],
  [`alt: x\nA -> ${'b'.repeat(61)}`, 2, /^A box has/],
  [`alt: x\n${Array.from({ length: 25 }, (_, box) => `Box ${box}`).join('\n')}`, 26, /at most 24 boxes/],
  [`alt: x\nkind: rows\na\n${'a|'.repeat(24)}`, 4, /at most 24 cells/],
  ['alt: x\nkind: rows\n\nindex: a', 4, /^The index/],
  ['alt: x\nkind: pointers\nleft -> 0', 3, /^Begin with the cells/],
  ['alt: x\nkind: pointers\ncells: 1 | 2\nleft -> 2', 4, /from 0 to 1/],
  ['alt: x\nkind: tree', 1, /^Add a node/],
  [`alt: x\nkind: tree\n${Array.from({ length: 61 }, () => 'a').join('\n')}`, 63, /at most 60 nodes/],
  [`alt: x\nkind: tree\n${Array.from({ length: 11 }, (_, depth) => `${' '.repeat(depth)}a`).join('\n')}`, 13, /levels/],
  ['alt: x\nkind: sequence\nPhone', 3, /^Write a message/],
  [`alt: x\nkind: sequence\n${'A -> B: x\n'.repeat(41)}`, 43, /at most 40 messages/],
  ['alt: x\nkind: timeline\nA: soon', 3, /^Begin with a time/],
  ['alt: x\nkind: timeline\nA: 5-2 x', 3, /ends after it starts/],
  ['alt: x\nkind: plot\nn: curve n!', 3, /^A curve is one of/],
  ['alt: x\nkind: plot\nn: curve n\nbars: a 1', 4, /either lines or bars/],
  ['alt: x\nkind: plot\nbars: a -1', 3, /isn’t negative/],
])('says what is wrong with %j', (source, line, problem) => {
  expect(drawDiagram(source)).toEqual({ line, problem: expect.stringMatching(problem) as string })
})

const name = 'व'.repeat(40)
test.each([
  Array.from({ length: 23 }, (_, box) => `Box ${box} -> Box ${box + 1}\nBox 0 -> Box ${box + 1}: label`).join('\n'),
  `kind: rows\n${`${name}: ${`${name} |`.repeat(9)} b\n`.repeat(24)}`,
  `kind: pointers\n${`cells: ${'8 |'.repeat(23)} 9\n${`${name} -> 3\n`.repeat(12)}`.repeat(8)}`,
  `kind: pointers\nnodes: ${'8 -> '.repeat(23)}9\n${'link: 23 -> 0\n'.repeat(8)}`,
  `kind: tree\n${Array.from({ length: 60 }, (_, node) => `${' '.repeat(node % 10)}${name} | ${name}`).join('\n')}`,
  `kind: sequence\nparticipants: ${Array.from({ length: 8 }, (_, at) => `${at}${name.slice(2)}`).join(',')}\n${`note: ${name}\n`.repeat(40)}`,
  `kind: timeline\n${`${name}: ${`0-9999999 ${name} |`.repeat(23)} 5 x\n`.repeat(12)}`,
  `kind: plot\nx: ${name}, 0 to 999999999\n${`${name}: curve 2^n\n`.repeat(6)}`,
  'kind: plot\nbars: a 0, b 0',
  'kind: plot\na: 0 0',
  'kind: timeline\na: 0 b',
  'kind: rows\n~',
])('draws the largest figures, and the emptiest, with finite places: %#', (source) => {
  const { wide, narrow } = drawn(source)
  for (const picture of [wide, narrow ?? wide]) {
    expect(JSON.stringify(picture)).not.toMatch(/null|NaN|Infinity/)
    expect(picture.width).toBeGreaterThan(0)
    expect(picture.height).toBeLessThan(20_000)
  }
})

test('a long name below the first cell begins inside the figure', () => {
  const { wide } = drawn('kind: pointers\ncells: 1 | 2 | 3\nthe search starts -> 0')
  const text = wide.shapes.find((shape) => shape.kind === 'text' && shape.tone === 'accent') as { x: number }
  expect(text.x).toBeGreaterThanOrEqual(widthOf('the search starts', 13) / 2)
})

test('figures of usual size fit a phone', () => {
  const figures = [
    'kind: rows\nbefore: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8\nafter: 8 | 7 | 6 | 5 | 4 | 3 | 2 | 1',
    'kind: rows\nhead: event | what the phone does | what is seen\nrotate | the activity is made again | the same text as before',
    'kind: pointers\nnodes: Asha <-> Imran <-> Meena <-> Ravi -> null\nfirst -> 0',
    'kind: tree\n8\n  4\n    2\n      1\n      3\n    6\n      5\n      7\n  12\n    10\n      9\n      11\n    14\n      13\n      15',
    'kind: sequence\nRider -> App: asks\nApp -> Server: request\nServer -> Database: insert\nDatabase --> App: done',
    'kind: timeline\nServer: 0-40 handles the request | 45 sends the answer',
  ]
  expect(
    figures.map((source) => drawn(source)).filter(({ wide, narrow }) => (narrow ?? wide).width > roomOf.narrow),
  ).toEqual([])
})
