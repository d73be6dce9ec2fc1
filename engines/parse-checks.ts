import { type ArrayExpression, type Expression, type Node, type ObjectExpression, parse, type Property } from 'acorn'
import { callFields, plain, readCall } from './calls/read-call.ts'
import { literal, textOf } from './literal.ts'
import { shownSteps, type Step, stepsProblem } from './project/steps.ts'
import { type Check, type Expectation, type Language, sameName } from './program.ts'
import { encode } from './values.ts'

export type CheckProblem = { line: number; message: string }
export type ParsedChecks = { checks: Check[]; problems: CheckProblem[] }

/**
 * Reads a file of checks: `export default [{ name, hint, run, expect }, …]`. The file is never run; what is expected must
 * be written out, so that no code of it has to be trusted.
 */
export function parseChecks(source: string, language: Language): ParsedChecks {
  const problems: CheckProblem[] = []
  const note = (node: Node, message: string) =>
    void problems.push({ line: source.slice(0, node.start).split('\n').length, message })
  const list = listIn(source, problems)
  if (!list) return { checks: [], problems }
  const checks = list.elements.flatMap((element) => {
    if (element?.type === 'ObjectExpression') return readCheck(element, { source, language, note }) ?? []
    note(element ?? list, 'Write each check as { name, hint, run, expect }.')
    return []
  })
  const names = new Set<string>()
  for (const { name } of checks) {
    if (names.has(name)) problems.push({ line: 1, message: sameName(name) })
    names.add(name)
  }
  return { checks, problems }
}

function listIn(source: string, problems: CheckProblem[]): ArrayExpression | null {
  try {
    const { body } = parse(source, { ecmaVersion: 'latest', sourceType: 'module' })
    const [statement] = body
    const list = statement?.type === 'ExportDefaultDeclaration' ? statement.declaration : null
    if (body.length === 1 && list?.type === 'ArrayExpression') return list
    problems.push({ line: 1, message: 'Start with “export default [” and list the checks; nothing else.' })
  } catch (error) {
    const { message, loc } = error as SyntaxError & { loc?: { line: number } }
    problems.push({ line: loc?.line ?? 1, message: message.replace(/ \(\d+:\d+\)$/, '') })
  }
  return null
}

type Reading = { source: string; language: Language; note: (node: Node, message: string) => void }

function readCheck(node: ObjectExpression, { source, language, note }: Reading): Check | null {
  const fields = new Map<string, Expression>()
  for (const property of node.properties) {
    const name = property.type === 'Property' ? nameOf(property) : null
    if (property.type !== 'Property' || name === null || !known.has(name)) {
      note(
        property,
        'Use name, hint, milestone, steps, setup, run, call, args, types, python, example, expect or throws.',
      )
      return null
    }
    fields.set(name, property.value)
  }
  const text = (field: string) => {
    const value = fields.get(field)
    const found = value && textOf(value)
    if (value && found === null) note(value, `Write ${field} as a text.`)
    return found ?? ''
  }
  const name = text('name')
  const hint = text('hint')
  if (name === '') note(node, 'Name the behaviour that is checked.')
  if (hint === '') note(node, 'Write a hint for learners whose code fails this check.')
  const types = fields.get('types')
  if (types) return readTypes(name, hint, fields, { source, language, note })
  const expectation = readExpectation(fields, node, note)
  const example = fields.has('example') ? { example: text('example') } : {}
  if (language === 'project') {
    const steps = readSteps(fields.get('steps'), node, note)
    if (name === '' || hint === '' || !steps || !expectation) return null
    const milestone = fields.has('milestone') ? { milestone: text('milestone') } : {}
    return { name, hint, setup: '', run: shownSteps(steps), steps, ...milestone, expectation }
  }
  if (fields.has('steps')) note(node, 'Only projects have steps.')
  if (fields.has('call') || fields.has('make')) {
    const read = readCall(fields, language)
    if (typeof read === 'string') note(node, read)
    if (typeof read === 'string' || name === '' || hint === '' || !expectation) return null
    return { name, hint, setup: '', ...read, ...example, expectation }
  }
  // With several languages, `run` is JavaScript, and `python` says the same in Python.
  const written = language === 'python' && fields.has('python') ? 'python' : 'run'
  const run = readRun(fields.get(written), { source, language, note }, node)
  if (name === '' || hint === '' || run === null || !expectation) return null
  return { name, hint, setup: text('setup'), run, ...example, expectation }
}

function readSteps(value: Expression | undefined, check: Node, note: Reading['note']): Step[] | null {
  try {
    const steps = value ? plain(literal(value)) : []
    const problem = stepsProblem(steps)
    if (!problem) return steps as Step[]
    note(value ?? check, problem)
  } catch {
    note(value ?? check, 'Write the steps out: texts, numbers, true, false, null, lists and objects.')
  }
  return null
}

const known = new Set(
  'name hint milestone steps setup run types python example expect throws'.split(' ').concat(callFields),
)

/** A snippet that must have no type error, or the one that `throws` names. */
function readTypes(
  name: string,
  hint: string,
  fields: ReadonlyMap<string, Expression>,
  { language, note }: Reading,
): Check | null {
  const types = fields.get('types')!
  const run = textOf(types)
  const throws = fields.get('throws')
  const text = throws ? textOf(throws) : ''
  if (language !== 'typescript') note(types, 'Only TypeScript has types to check.')
  else if (run === null || run.trim() === '') note(types, 'Write types as a text: a few lines of TypeScript.')
  else if (fields.has('run') || fields.has('expect') || fields.has('setup'))
    note(types, 'With types, use only name, hint and throws.')
  else if (text === null) note(throws!, 'Write throws as a text that the message contains.')
  else if (name !== '' && hint !== '') {
    const expectation: Expectation = throws ? { kind: 'throws', text } : { kind: 'value', value: '[]' }
    return { kind: 'types', name, hint, setup: '', run, expectation }
  }
  return null
}

const nameOf = ({ key, computed }: Property): string | null =>
  key.type === 'Identifier' && !computed ? key.name : null

/** A function for languages that run in JavaScript, a text for the others. */
function readRun(value: Expression | undefined, { source, language, note }: Reading, check: Node): string | null {
  const isText = language === 'python' || language === 'sql'
  if (!value && language === 'sql') return ''
  if (value && isText) {
    const text = textOf(value)
    if (text !== null) return text
  }
  if (!isText && value?.type === 'ArrowFunctionExpression') return source.slice(value.start, value.end)
  note(value ?? check, isText ? 'Write run as a text.' : 'Write run as an arrow function.')
  return null
}

function readExpectation(
  fields: ReadonlyMap<string, Expression>,
  node: Node,
  note: Reading['note'],
): Expectation | null {
  const expected = fields.get('expect')
  const throws = fields.get('throws')
  if (throws && !expected) {
    const text = textOf(throws)
    if (text !== null) return { kind: 'throws', text }
    note(throws, 'Write throws as a text that the message contains.')
    return null
  }
  if (!expected || throws) {
    note(node, 'Say what is expected: expect or throws.')
    return null
  }
  try {
    return { kind: 'value', value: encode(literal(expected)) }
  } catch {
    note(expected, 'Write the expected value out: texts, numbers, lists, objects, Map, Set or Date.')
    return null
  }
}
