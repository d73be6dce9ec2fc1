import { afterAll, describe, expect, test } from 'vitest'
import { isFull } from '#server/testing/scale.ts'
import { exercisesOf, openRealms } from '../lesson-checks/exercises.ts'
import { filesOfCourse, lessonFolders } from '../lessons.ts'
import { mutantsOf } from './mutants.ts'
import { readEquivalents, scoreOf } from './run-mutants.ts'

const { realmsFor, close } = openRealms()
afterAll(close)

/** What must be found of the changes to model solutions. */
const minShare = 0.95

describe.runIf(isFull)('the checks find mistakes', () => {
  test.each(lessonFolders())('in %s', { timeout: 3_600_000 }, async (name) => {
    const files = filesOfCourse(name)
    const survivors: string[] = []
    const problems: string[] = []
    let total = 0
    for (const step of exercisesOf(files)) {
      const equivalents = readEquivalents(files.get(`${step.stem}/exercise/equivalent.json`)?.toString('utf8'))
      const score = await scoreOf(realmsFor, step, equivalents)
      const at = `courses/${name}/${step.stem}/exercise`
      total += score.total
      survivors.push(...score.survivors.map(({ key }) => `${at}: no check finds ${key}`))
      problems.push(...score.problems.map((problem) => `${at}: ${problem}`))
    }
    expect(problems).toEqual([])
    const isEnough = survivors.length <= total * (1 - minShare)
    expect(isEnough ? [] : survivors).toEqual([])
  })
})

const keysOf = (path: string, text: string, starter = '') =>
  mutantsOf(
    [{ path, text }],
    { starter: [{ path, text: starter }], readOnly: [] },
    { most: Infinity, withMarkup: true },
  )
    .map(({ key }) => key.slice(path.length + 2))
    .toSorted()

test('changes scripts one place at a time, not types, imports or what the starter gives', () => {
  const text = [
    "import { a } from './a.ts'",
    'type Kind = 1 | 2',
    'const given = 5',
    'export function last(list: number[]): string {',
    "  if (list.length < 1 && !a) throw new Error('empty')",
    '  list.sort()',
    "  return list.length > 3 ? 'many' : `${list.at(-1)}`",
    '}',
  ].join('\n')
  const check = "if (list.length < 1 && !a) throw new Error('empty')"
  const ternary = "return list.length > 3 ? 'many' : `${list.at(-1)}`"
  const expected = [
    `${check} → if (!(list.length < 1 && !a)) throw new Error('empty')`,
    `${check} → if (list.length <= 1 && !a) throw new Error('empty')`,
    `${check} → if (list.length < 2 && !a) throw new Error('empty')`,
    `${check} → if (list.length < 1 || !a) throw new Error('empty')`,
    `${check} → if (list.length < 1 && a) throw new Error('empty')`,
    `${check} → if (list.length < 1 && !a) ;`,
    `${ternary} → return !(list.length > 3) ? 'many' : \`\${list.at(-1)}\``,
    `${ternary} → return list.length >= 3 ? 'many' : \`\${list.at(-1)}\``,
    `${ternary} → return list.length > 4 ? 'many' : \`\${list.at(-1)}\``,
    `${ternary} → return list.length > 3 ? '' : \`\${list.at(-1)}\``,
    `${ternary} → return list.length > 3 ? 'many' : ''`,
    `${ternary} → return list.length > 3 ? 'many' : \`\${list.at(-2)}\``,
    'list.sort() → ;',
  ]
  expect(keysOf('last.ts', text, 'const given = 5\n')).toEqual(expected.toSorted())
})

test('changes Python, SQL, pages and settings by their words', () => {
  expect(keysOf('a.py', "x = [n for n in items if n <= 2]  # n <= 2\nprint('a < b')")).toEqual(
    [
      'x = [n for n in items if n <= 2] # n <= 2 → x = [n for n in items if n <= 3] # n <= 2',
      'x = [n for n in items if n <= 2] # n <= 2 → x = [n for n in items if n < 2] # n <= 2',
      "print('a < b') → print('')",
    ].toSorted(),
  )
  expect(keysOf('a.sql', "select name from t where kind = 'a' order by n desc -- or")).toEqual(
    [
      "select name from t where kind = 'a' order by n desc -- or → select name from t where kind <> 'a' order by n desc -- or",
      "select name from t where kind = 'a' order by n desc -- or → select name from t where kind = 'a' order by n asc -- or",
      "select name from t where kind = 'a' order by n desc -- or → select name from t where kind = '' order by n desc -- or",
    ].toSorted(),
  )
  expect(
    keysOf('a.html', '<style>p { color: red; }</style>\n<p class="x">Hi</p>\n<script>let a = 1</script>'),
  ).toHaveLength(6)
  const page = { path: 'a.html', text: '<p class="x">Hi</p>\n<script>let a = 1</script>' }
  const inPage = mutantsOf([page], { starter: [{ ...page, text: '' }], readOnly: [] }).map(({ key }) => key)
  expect(inPage).toEqual(['a.html: <script>let a = 1</script> → <script>let a = 2</script>'])
  expect(keysOf('a.yml', '# port\nport: 80')).toEqual(['port: 80 → nothing', 'port: 80 → port: 81'])
})

test('reports what no check finds, and equivalents that a check does find', async () => {
  const check = (name: string, run: string, value: string) =>
    `{ name: '${name}', hint: 'Add.', run: ({ sum }) => ${run}, expect: ${value} },`
  const path = 'sum.js'
  const solved = {
    exercise: {
      language: 'javascript' as const,
      entry: path,
      seconds: 2,
      approvedByChecks: false,
      types: false,
      readOnly: [],
      also: [],
      starter: [{ path, text: 'export const sum = 0\n' }],
      visibleChecks: `export default [${check('adds', 'sum(2, 0)', '2')}]`,
      bugs: '',
      hiddenChecks: 'export default []',
    },
    solution: [{ path, text: 'export const sum = (a, b) => (a > 1 ? a + b : b)\n' }],
    database: '',
  }
  const line = 'export const sum = (a, b) => (a > 1 ? a + b : b) →'
  const equivalents = [
    { mutant: `${path}: ${line} export const sum = (a, b) => (a >= 1 ? a + b : b)`, reason: 'Whole numbers only.' },
    { mutant: `${path}: ${line} export const sum = (a, b) => (!(a > 1) ? a + b : b)`, reason: 'Wrongly listed.' },
    { mutant: `${path}: gone*`, reason: 'Of an earlier version.' },
    { mutant: `${path}: ${line} export const sum = (a, b) => (a > 2*`, reason: 'Whole numbers only.' },
  ]
  const score = await scoreOf(realmsFor, solved, equivalents)
  expect(score.survivors.map(({ key }) => key)).toEqual(
    [`${path}: ${line} export const sum = (a, b) => (a > 1 ? a - b : b)`].toSorted(),
  )
  expect(score.problems).toEqual([
    `equivalent.json names a change that a check finds: ${equivalents[1]!.mutant}`,
    `equivalent.json names a change that there isn’t: ${path}: gone*`,
  ])
  expect(score.total).toBe(1)
})
