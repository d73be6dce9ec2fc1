import { afterAll, expect, test } from 'vitest'
import { reuseRealm } from '../host/reuse.ts'
import { runChecks } from '../host/run-checks.ts'
import { connectToProcess } from '../node/connect.ts'
import { parseChecks } from '../parse-checks.ts'
import type { Language } from '../program.ts'
import { explain, generalMeaning } from './explain.ts'
import type { Mishap } from './mishap.ts'
import { firstPages, firstSteps } from './table/first-steps.ts'
import { html } from './table/html.ts'
import { javascriptLoopsAndPromises } from './table/javascript-loops-and-promises.ts'
import { javascriptNamesAndBrackets } from './table/javascript-names-and-brackets.ts'
import { javascriptOthers } from './table/javascript-others.ts'
import { javascriptValues } from './table/javascript-values.ts'
import { entries, filesOf, type Mistake, runs, sampleDatabase } from './table/mistake.ts'
import { python } from './table/python.ts'
import { sql } from './table/sql.ts'
import { typescript } from './table/typescript.ts'

const realms = new Map<Language, ReturnType<typeof reuseRealm>>()
const connectTo = (language: Language) => {
  const realm = realms.get(language) ?? reuseRealm(connectToProcess(language))
  realms.set(language, realm)
  return realm.connect
}
afterAll(() => {
  for (const realm of realms.values()) realm.close()
})

/** Runs the code with one check, as the page does, and says what happened. */
async function mishapOf(language: Language, mistake: Omit<Mistake, 'mistake' | 'message'>): Promise<Mishap | null> {
  const { code, run = runs[language], expect: expected = '2' } = mistake
  const source = `export default [{ name: 'a', hint: 'h', run: ${run}, expect: ${expected} }]`
  const { checks, problems } = parseChecks(source, language)
  expect(problems).toEqual([])
  const program = {
    language,
    entry: entries[language],
    files: filesOf(language, code),
    database: language === 'sql' ? sampleDatabase : '',
  }
  // Only loops that never end take as long.
  const seconds = language === 'javascript' ? 1 : language === 'html' ? 3 : 60
  const { results, failure } = await runChecks(connectTo(language), program, checks, { seconds })
  const [result] = results
  if (result!.outcome === 'passed') return null
  const { expected: wanted, actual } = result!
  return {
    ...program,
    failure: failure ?? result!.failure,
    check: failure ? null : { run: checks[0]!.run, expected: wanted, actual },
  }
}

const tables: [Language, Mistake[]][] = [
  ['javascript', javascriptNamesAndBrackets],
  ['javascript', javascriptValues],
  ['javascript', javascriptLoopsAndPromises],
  ['javascript', javascriptOthers],
  ['javascript', firstSteps],
  ['typescript', typescript],
  ['python', python],
  ['sql', sql],
  ['html', html],
  ['html', firstPages],
]
const rows = tables.flatMap(([language, mistakes]) =>
  mistakes.map((mistake) => [language, mistake.mistake, mistake] as const),
)
/** Every fourth: what runs the others changes rarely. */
const tried = process.env['TEST_FULL'] === '1' ? rows : rows.filter((_row, at) => at % 4 === 0)

test.each(tried)('%s: explains %s', async (language, _, mistake) => {
  const mishap = await mishapOf(language, mistake)
  const explanation = mishap && explain(mishap)
  expect([explanation?.message, explanation?.place?.line]).toEqual([mistake.message, mistake.line])
  expect(explanation!.meaning.length).toBeGreaterThan(40)
})

test('says nothing about code that does what the check asks, and only reads a message that it does not know', async () => {
  const correct = 'export const total = (items) => items.length'
  expect(await mishapOf('javascript', { code: correct })).toBeNull()
  const mishap = (await mishapOf('javascript', { code: 'export const total = (items) => 7' }))!
  expect([explain(mishap), generalMeaning(mishap)]).toEqual([null, expect.stringContaining('Compare both values')])
  const thrown = "export const total = (items) => {\n  throw new RangeError('Too heavy')\n}"
  const failed = (await mishapOf('javascript', { code: thrown }))!
  expect([explain(failed), generalMeaning(failed)]).toEqual([null, expect.stringContaining('Start at line 2')])
})

const hard = [
  '',
  '{',
  '}',
  '`${',
  "'",
  '/',
  '((((',
  '\n\n\n',
  '<a',
  '"',
  '$',
  'a.b[',
  '=>',
  'const',
  'select',
  '/*',
  '😀',
  'def',
  '\\',
]

test('explains any text in any language without failing', () => {
  const files = hard.flatMap((one) => hard.map((other) => `${one}${other}${one}`))
  for (const [language, entry] of Object.entries(entries) as [Language, string][]) {
    for (const text of files) {
      for (const name of ['SyntaxError', 'TypeError', 'ERROR', '']) {
        const failure = { name, message: 'a.b is not a function', file: entry, line: 99 }
        const check = { run: text, expected: text, actual: 'undefined' }
        const mishap = { language, entry, files: [{ path: entry, text }], database: text, failure, check }
        expect(() => [explain(mishap), explain({ ...mishap, failure: null })]).not.toThrow()
      }
    }
  }
})
