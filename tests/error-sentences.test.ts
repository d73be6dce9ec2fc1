import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

// ARCHITECTURE.md promises that the search for an error message ends at the one place that decides it.

type Node = { type: string; start: number; end: number; value?: unknown; callee?: Node }

/** Texts for emails, the demo academy and commands aren't errors. */
const sources = globSync('{contract,server}/**/*.ts').filter(
  (file) => !/\.(test|d)\.ts$|texts\.ts$|^server\/(testing|seed|commands)\//.test(file),
)

/** What passes a text on to the call or the return around it. */
const passesOn = /^(Conditional|Logical|Array|Object)Expression$|^(SpreadElement|Property)$/
// notFound is missing here: it is given a noun, and writes the sentence itself.
const errorHelper = /^(invalid|conflict|notAllowed|notSignedIn|AppError|codeRequired)$/

/** A text as an error: an argument in the contract, where zod and our schemas take messages; in the server given to an error or returned as a reason. */
function isError(file: string, code: string, parents: Node[]): boolean {
  const last = parents.findLastIndex(({ type }) => !passesOn.test(type))
  const user = parents[last]
  if (user?.type === 'ReturnStatement' || user?.type === 'ArrowFunctionExpression') return last === parents.length - 1
  if (!user?.callee) return false
  const callee = code.slice(user.callee.start, user.callee.end)
  if (file.startsWith('contract/')) return callee !== 'endpoint' && last === parents.length - 1
  return errorHelper.test(callee)
}

/** Every text of at least two words, with the top-level declaration that it is in. */
function textsOf(file: string, code: string) {
  const found: { text: string; place: string; isError: boolean }[] = []
  const visit = (value: unknown, parents: Node[]) => {
    if (Array.isArray(value)) return value.forEach((item) => visit(item, parents))
    if (typeof value !== 'object' || value === null || !('type' in value)) return
    const node = value as Node
    const isText = node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
    const text = code.slice(node.start + 1, node.end - 1)
    if (isText && /^[A-Z]\S* \S/.test(text)) {
      const line = code.slice(0, (parents[0] ?? node).start).split('\n').length
      found.push({ text, place: `${file}:${line}`, isError: isError(file, code, parents) })
    }
    for (const child of Object.values(node)) visit(child, [...parents, node])
  }
  for (const statement of parseSync(file, code).program.body) visit(statement, [])
  return found
}

function repeated(texts: ReturnType<typeof textsOf>): string[] {
  const errors = new Set(texts.filter((text) => text.isError).map(({ text }) => text))
  const places = Map.groupBy(
    texts.filter(({ text }) => errors.has(text)),
    ({ text }) => text,
  )
  return [...places]
    .map(([text, all]) => ({ text, places: new Set(all.map(({ place }) => place)) }))
    .filter((sentence) => sentence.places.size > 1)
    .map((sentence) => `“${sentence.text}”: ${[...sentence.places].join(', ')}`)
}

test('every error sentence is written once', () => {
  const texts = sources.flatMap((file) => textsOf(file, readFileSync(file, 'utf8')))
  expect(texts.filter((text) => text.isError).length).toBeGreaterThan(500)
  expect(repeated(texts)).toEqual([])
})

test.each([
  ["const A = z.string('Enter a day')", "const B = CalendarDate('Enter a day')", true],
  ["const A = z.string('Enter a day')", "const reason = 'Enter a day'", true],
  ["const A = z.string('Enter a day').min(1, 'Enter a day')", '', false],
  ["const A = { title: 'Your account' }", "const B = { title: 'Your account' }", false],
])('%s and %s repeat a sentence of the contract: %s', (first, second, isRepeated) => {
  const texts = [first, second].flatMap((code, index) => textsOf(`contract/${index}.ts`, code))
  expect(repeated(texts).length > 0).toBe(isRepeated)
})

test.each([
  ["const a = () => invalid({ day: isPast ? 'Choose a day' : 'x' })", "const b = () => conflict('Choose a day')", true],
  ["function a() { return 'Choose a day' }", "const b = () => 'Choose a day'", true],
  ["throw notFound('This day')", "throw notFound('This day')", false],
])('%s and %s repeat a sentence of the server: %s', (first, second, isRepeated) => {
  const texts = [first, second].flatMap((code, index) => textsOf(`server/${index}.ts`, code))
  expect(repeated(texts).length > 0).toBe(isRepeated)
})
