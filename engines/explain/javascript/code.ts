import { bracketProblem, isClosing, isOpening, pairs, scan, type Token } from './scan.ts'

export type FunctionCode = {
  name: string
  line: number
  /** Null: any number. */
  parameters: string[] | null
  /** The tokens of its body, braces included; of an arrow function without braces, its expression. */
  body: Token[]
  hasBraces: boolean
  isArrow: boolean
  isAsync: boolean
}

export type Code = {
  tokens: Token[]
  functions: FunctionCode[]
  /** What other files can import, with the word that declares it. */
  exports: Map<string, string>
  /** At the top of the file, with the word that declares it: function, const, class … */
  declared: Map<string, { word: string; line: number }>
  /** `export default`: the name, or empty. */
  defaultName: string | null
  brackets: ReturnType<typeof bracketProblem>
}

const cache = new Map<string, Code>()

export function readCode(source: string): Code {
  const known = cache.get(source)
  if (known) return known
  const { tokens } = scan(source)
  const result = {
    tokens,
    functions: functionsIn(tokens),
    ...declarations(tokens),
    brackets: bracketProblem(source, tokens),
  }
  // A page explains a few versions of a few files.
  if (cache.size > 20) cache.clear()
  cache.set(source, result)
  return result
}

const declaring = new Set(['function', 'const', 'let', 'var', 'class'])

function declarations(tokens: readonly Token[]): Pick<Code, 'exports' | 'declared' | 'defaultName'> {
  const exports: Code['exports'] = new Map()
  const declared: Code['declared'] = new Map()
  let defaultName: string | null = null
  let depth = 0
  for (const [index, token] of tokens.entries()) {
    if (isOpening(token)) depth += 1
    else if (isClosing(token)) depth -= 1
    if (depth > 0 || token.kind !== 'name') continue
    if (declaring.has(token.text)) {
      const star = tokens[index + 1]?.text === '*' ? 1 : 0
      const name = tokens[index + 1 + star]
      if (name?.kind !== 'name') continue
      declared.set(name.text, { word: token.text, line: name.line })
      const before = tokens.slice(Math.max(0, index - 2), index).map(({ text }) => text)
      if (before.at(-1) === 'async') before.pop()
      if (before.at(-1) === 'export') exports.set(name.text, token.text)
      if (before.at(-1) === 'default') defaultName = name.text
    } else if (token.text === 'export' && tokens[index + 1]?.text === 'default') {
      const next = tokens[index + 2]
      defaultName ??= next?.kind === 'name' && !declaring.has(next.text) && next.text !== 'async' ? next.text : ''
    } else if (token.text === 'export' && tokens[index + 1]?.text === '{') {
      for (let at = index + 2; at < tokens.length && tokens[at]!.text !== '}'; at += 1) {
        const next = tokens[at + 1]?.text
        if (tokens[at]!.kind === 'name' && (next === ',' || next === '}')) exports.set(tokens[at]!.text, 'export')
      }
    }
  }
  return { exports, declared, defaultName }
}

function functionsIn(tokens: readonly Token[]): FunctionCode[] {
  const partner = pairs(tokens)
  const found: FunctionCode[] = []
  const add = (name: Token, open: number, isArrow: boolean, isAsync: boolean) => {
    const close = partner.get(open)
    if (close === undefined) return
    const arrow = isArrow ? tokens.findIndex(({ text }, at) => at > close && text === '=>') : -1
    const brace = isArrow
      ? tokens[arrow + 1]?.text === '{'
        ? arrow + 1
        : -1
      : tokens.findIndex(({ text }, at) => at > close && text === '{')
    const end = brace < 0 ? expressionEnd(tokens, arrow + 1) : partner.get(brace)
    if (end === undefined) return
    found.push({
      name: name.text,
      line: name.line,
      parameters: parametersIn(tokens.slice(open + 1, close)),
      body: tokens.slice(brace < 0 ? arrow + 1 : brace, end + (brace < 0 ? 0 : 1)),
      hasBraces: brace >= 0,
      isArrow,
      isAsync,
    })
  }
  for (const [index, { text }] of tokens.entries()) {
    if (text === 'function') {
      const isNamed = tokens[index + 1]?.kind === 'name'
      const name = isNamed ? tokens[index + 1]! : tokens[index - 2]
      const open = tokens.findIndex((one, at) => at > index && one.text === '(')
      if (name?.kind === 'name' && open > 0) add(name, open, false, tokens[index - 1]?.text === 'async')
    }
    if (text !== '=' || tokens[index - 1]?.kind !== 'name') continue
    const isAsync = tokens[index + 1]?.text === 'async'
    const open = index + (isAsync ? 2 : 1)
    if (tokens[open]?.text === '(') {
      const close = partner.get(open)
      const next = close === undefined ? undefined : tokens[close + 1]?.text
      if (next === '=>' || next === ':') add(tokens[index - 1]!, open, true, isAsync)
    } else if (tokens[open]?.kind === 'name' && tokens[open + 1]?.text === '=>') {
      const hasBraces = tokens[open + 2]?.text === '{'
      const end = hasBraces ? (partner.get(open + 2) ?? tokens.length) + 1 : expressionEnd(tokens, open + 2)
      const { text: name, line } = tokens[index - 1]!
      const body = tokens.slice(open + 2, end)
      found.push({ name, line, parameters: [tokens[open].text], body, hasBraces, isArrow: true, isAsync })
    }
  }
  return found
}

function expressionEnd(tokens: readonly Token[], start: number): number {
  let depth = 0
  for (let at = start; at < tokens.length; at += 1) {
    const token = tokens[at]!
    if (isOpening(token)) depth += 1
    else if (isClosing(token)) depth -= 1
    const isNext = depth === 0 && at > start && tokens[at - 1]!.line < token.line && startsStatement.test(token.text)
    if (depth < 0 || isNext || (depth === 0 && (token.text === ';' || token.text === ','))) return at
  }
  return tokens.length
}

const startsStatement = /^(export|const|let|var|function|class|if|for|while|return|import|async)$/

/** Names of plain parameters; null if there may be any number, or fewer. */
function parametersIn(tokens: readonly Token[]): string[] | null {
  let depth = 0
  const parts: Token[][] = [[]]
  for (const token of tokens) {
    if (token.text === '...' || token.text === '=' || token.text === '?') return null
    // Of types, such as Map<string, number>.
    if (isOpening(token) || token.text === '<') depth += 1
    else if (isClosing(token) || token.text === '>') depth -= 1
    if (depth === 0 && token.text === ',') parts.push([])
    else parts.at(-1)!.push(token)
  }
  return parts.filter((part) => part.length > 0).map(([first]) => first!.text)
}

/** Words that stand alone, not after a dot or before a colon. */
export const namesIn = (tokens: readonly Token[]): Set<string> =>
  new Set(
    tokens
      .filter((token, index) => token.kind === 'name' && tokens[index - 1]?.text !== '.' && !keywords.has(token.text))
      .map(({ text }) => text),
  )

export const keywords = new Set(
  'async await break case catch class const continue default delete do else export extends false finally for function if import in instanceof let new null of return static super switch this throw true try typeof undefined var void while yield'.split(
    ' ',
  ),
)

export const globals =
  'console Math JSON Object Array String Number Boolean Date Map Set Promise RegExp Error TypeError RangeError Symbol BigInt Intl document window fetch setTimeout setInterval clearTimeout clearInterval parseInt parseFloat isNaN structuredClone localStorage crypto URL Response Request Headers TextEncoder'.split(
    ' ',
  )
