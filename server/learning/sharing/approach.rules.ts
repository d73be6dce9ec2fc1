import type { CodeFile } from '#contract/learning/practice.ts'
import { pairs, scan, type Token } from '#engines/explain/javascript/scan.ts'
import type { Language } from '#engines/program.ts'

/** A means of the language, and how to tell that code uses it. */
type Means = [words: string, isUsed: (code: string) => boolean]

const maxMeans = 3

/**
 * How a solution solves its step, in words such as "with a loop and a `Map`": which means of the language it uses. It is
 * found in the code alone, so two solutions with the same words may still differ.
 */
export function approachOf(language: Language, files: readonly CodeFile[]): string {
  const code = files.map(({ text }) => text).join('\n')
  const used = meansIn(language, files, code).slice(0, maxMeans)
  return used.length === 0 ? plain[language] : `with ${listed(used)}`
}

const plain: Record<Language, string> = {
  javascript: 'step by step, without a loop',
  typescript: 'step by step, without a loop',
  python: 'step by step, without a loop',
  sql: 'with a plain query',
  html: 'with plain HTML',
  config: 'as written configuration',
  project: 'as a project',
}

function meansIn(language: Language, files: readonly CodeFile[], code: string): string[] {
  if (language === 'python') return ofMeans(python, pythonOnly(code))
  if (language === 'sql') return ofMeans(sql, sqlOnly(code))
  if (language === 'config' || language === 'project') return []
  if (language === 'html') {
    const scripts = files.filter(({ path }) => path.endsWith('.js')).map(({ text }) => text)
    return [...ofMeans(html, code.replaceAll(/<!--[\s\S]*?-->/g, '')), ...scriptMeans(scripts.join('\n'))]
  }
  return scriptMeans(code)
}

const ofMeans = (means: readonly Means[], code: string) =>
  means.filter(([, isUsed]) => isUsed(code)).map(([words]) => words)

const has = (pattern: RegExp) => (code: string) => pattern.test(code)

const listed = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const listMethods = ['map', 'filter', 'reduce', 'flatMap', 'forEach', 'find', 'some', 'every', 'sort', 'toSorted']

function scriptMeans(code: string): string[] {
  const { tokens } = scan(code)
  const names = new Set(tokens.filter(({ kind }) => kind === 'name').map(({ text }) => text))
  const methods = new Set(
    tokens.flatMap(({ kind, text }, index) =>
      kind === 'name' && /^\??\.$/.test(tokens[index - 1]?.text ?? '') && tokens[index + 1]?.text === '(' ? [text] : [],
    ),
  )
  const made = new Set(tokens.flatMap(({ text }, index) => (tokens[index - 1]?.text === 'new' ? [text] : [])))
  const isObject = (name: string) => tokens.some(({ text }, at) => text === 'Object' && tokens[at + 2]?.text === name)
  return [
    ...(isRecursive(tokens) ? ['recursion'] : []),
    ...(names.has('for') || names.has('while') ? ['a loop'] : []),
    ...listMethods.filter((name) => methods.has(name)).map((name) => `\`${name}\``),
    ...(tokens.some(({ kind }) => kind === 'regexp') || made.has('RegExp') ? ['a regular expression'] : []),
    ...['Map', 'Set'].filter((name) => made.has(name)).map((name) => `a \`${name}\``),
    ...(isObject('groupBy') ? ['`Object.groupBy`'] : []),
    ...(names.has('switch') ? ['`switch`'] : []),
    ...(names.has('class') ? ['a class'] : []),
  ]
}

/** Whether a function calls itself by its name: `function f(…) { … f( … }` or `const f = (…) => … f(`. */
function isRecursive(tokens: readonly Token[]): boolean {
  const closes = pairs(tokens)
  return tokens.some(({ text: name, kind }, at) => {
    const keyword = tokens[at - 1]?.text
    if (kind !== 'name' || !keyword || !/^(function|const|let|var)$/.test(keyword)) return false
    const [start, end] = keyword === 'function' ? bodyOf(tokens, closes, at) : arrowOf(tokens, closes, at)
    return tokens
      .slice(start, end)
      .some(({ text }, index, body) => text === name && body[index + 1]?.text === '(' && body[index - 1]?.text !== '.')
  })
}

const nothing = [0, 0] as const

function bodyOf(tokens: readonly Token[], closes: Map<number, number>, at: number): readonly [number, number] {
  const parameters = tokens.findIndex(({ text }, index) => index > at && text === '(')
  const open = tokens.findIndex(({ text }, index) => index > (closes.get(parameters) ?? at) && text === '{')
  return open < 0 ? nothing : [open, closes.get(open) ?? tokens.length]
}

function arrowOf(tokens: readonly Token[], closes: Map<number, number>, at: number): readonly [number, number] {
  // In the same statement: before the next declaration.
  const next = tokens.findIndex(({ text }, index) => index > at && /^(const|let|var|function|class)$/.test(text))
  const arrow = tokens.findIndex(({ text }, index) => index > at && text === '=>')
  if (arrow < 0 || (next > 0 && next < arrow)) return nothing
  if (tokens[arrow + 1]?.text === '{') return [arrow, closes.get(arrow + 1) ?? tokens.length]
  return [arrow, next < 0 ? tokens.length : next]
}

const pythonOnly = (code: string) =>
  code
    .replaceAll(/"""[\s\S]*?"""|'''[\s\S]*?'''/g, '""')
    .replaceAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|#.*/g, '""')

/** The body is what is indented more than `def`. */
const callsItself = (code: string) =>
  [...code.matchAll(/^([ \t]*)def (\w+)\(.*\n((?:\1[ \t]+.*\n?|[ \t]*\n)*)/gm)].some(([, , name, body]) =>
    new RegExp(`(?<![\\w.])${name}\\(`).test(body!),
  )

const python: Means[] = [
  ['recursion', callsItself],
  ['a loop', has(/^[ \t]*(for|while)\b/m)],
  ['a comprehension', has(/[[({][^[\](){}\n]*\bfor\b[^\n]*\bin\b/)],
  ['`sorted`', has(/\bsorted\(|\.sort\(/)],
  ['a regular expression', has(/\bre\.\w+\(/)],
  ['a `Counter`', has(/\bCounter\(/)],
  ['a `dict`', has(/\bdict\(|\bdefaultdict\(|=\s*\{\s*\}|\.setdefault\(/)],
  ['a `set`', has(/\bset\(/)],
  ['a class', has(/^class /m)],
]

const sqlOnly = (code: string) => code.replaceAll(/--.*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'/g, ' ').toLowerCase()

const sql: Means[] = [
  ['`with recursive`', has(/\bwith recursive\b/)],
  ['a `with` query', has(/\bwith (?!recursive\b)\w+/)],
  ['a window function', has(/\bover\s*\(/)],
  ['a join', has(/\bjoin\b/)],
  ['`exists`', has(/\bexists\s*\(/)],
  ['a subquery', has(/(?<!exists\s*)(?<!as (?:materialized )?)\(\s*select\b/)],
  ['`group by`', has(/\bgroup by\b/)],
  ['`union`', has(/\bunion\b/)],
  ['`case`', has(/\bcase\b/)],
  ['a transaction', has(/\bbegin\b[\s\S]*\bcommit\b/)],
]

const html: Means[] = [
  ['grid', has(/display:\s*(inline-)?grid/)],
  ['flexbox', has(/display:\s*(inline-)?flex/)],
  ['a table', has(/<table\b/i)],
  ['a form', has(/<form\b/i)],
]
