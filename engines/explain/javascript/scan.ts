export type Token = {
  kind: 'name' | 'number' | 'text' | 'regexp' | 'sign'
  text: string
  line: number
  start: number
  end: number
}

export type Unclosed = { what: 'text' | 'template' | 'comment'; sign: string; line: number }

export type Scanned = { tokens: Token[]; unclosed: Unclosed | null }

const patterns: [Token['kind'] | 'space', RegExp][] = [
  ['space', /\s+|\/\/[^\n]*/y],
  ['name', /#?[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*/uy],
  ['number', /0[xob][\da-f_]+n?|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:e[+-]?\d+)?n?/iy],
  ['sign', /\.\.\.|=>|[=!]==?|\*\*=?|&&=?|\|\|=?|\?\?=?|\?\.(?!\d)|\+\+|--|[-+*%&|^<>]=|[\s\S]/y],
]

// Before these, a slash begins a regular expression.
const beforeValue = new Set(['return', 'typeof', 'case', 'in', 'of', 'do', 'else', 'void', 'delete', 'await', 'yield'])

/**
 * The tokens of JavaScript or TypeScript, also of code that can't be parsed. A template is several: the texts in it, and
 * `${` and `}` around code.
 */
export function scan(source: string): Scanned {
  const tokens: Token[] = []
  const open: string[] = []
  let unclosed: Unclosed | null = null
  let line = 1
  let at = 0
  const take = (kind: Token['kind'] | null, length: number) => {
    const text = source.slice(at, at + length)
    if (kind) tokens.push({ kind, text, line, start: at, end: at + length })
    line += text.split('\n').length - 1
    at += length
  }
  const takeTemplate = (isStart: boolean) => {
    const pattern = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*/y
    pattern.lastIndex = at + (isStart ? 1 : 0)
    const length = pattern.exec(source)![0].length + (isStart ? 1 : 0)
    const end = source[at + length]
    if (end === undefined) unclosed ??= { what: 'template', sign: '`', line }
    take('text', length + (end === '`' ? 1 : 0))
    if (end !== '$') return
    open.push('${')
    take('sign', 2)
  }
  while (at < source.length) {
    const first = source[at]!
    if (first === '`') takeTemplate(true)
    else if (source.startsWith('/*', at)) {
      const end = source.indexOf('*/', at + 2)
      if (end < 0) unclosed ??= { what: 'comment', sign: '/*', line }
      take(null, end < 0 ? source.length - at : end + 2 - at)
    } else if (first === "'" || first === '"') {
      const pattern = first === "'" ? /'(?:[^'\\\n]|\\[\s\S])*'?/y : /"(?:[^"\\\n]|\\[\s\S])*"?/y
      pattern.lastIndex = at
      const [text = ''] = pattern.exec(source)!
      if (text.length < 2 || !text.endsWith(first)) unclosed ??= { what: 'text', sign: first, line }
      take('text', text.length)
    } else if (first === '/' && beginsValue(tokens.at(-1)) && regexpAt(source, at)) {
      take('regexp', regexpAt(source, at)!.length)
    } else {
      for (const [kind, pattern] of patterns) {
        pattern.lastIndex = at
        const found = pattern.exec(source)
        if (!found) continue
        if (found[0] === '{' || found[0] === '}') {
          if (found[0] === '{') open.push('{')
          const closes = found[0] === '}' ? open.pop() : undefined
          take('sign', 1)
          if (closes === '${') takeTemplate(false)
        } else take(kind === 'space' ? null : kind, found[0].length)
        break
      }
    }
  }
  return { tokens, unclosed }
}

const beginsValue = (last: Token | undefined) =>
  !last || (last.kind === 'sign' ? !/^[)\]}]$/.test(last.text) : last.kind === 'name' && beforeValue.has(last.text))

function regexpAt(source: string, at: number): string | undefined {
  const pattern = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y
  pattern.lastIndex = at
  return pattern.exec(source)?.[0]
}

const partners: Record<string, string> = { '(': ')', '[': ']', '{': '}', '${': '}' }
const openings = new Set(Object.keys(partners))
const closings = new Set(Object.values(partners))

export const isOpening = ({ kind, text }: Token) => kind === 'sign' && openings.has(text)
export const isClosing = ({ kind, text }: Token) => kind === 'sign' && closings.has(text)
export const closingOf = (opening: string): string => partners[opening]!

/** For each token that opens, the index of the one that closes it. Broken code has fewer. */
export function pairs(tokens: readonly Token[]): Map<number, number> {
  const found = new Map<number, number>()
  const open: number[] = []
  for (const [index, token] of tokens.entries()) {
    if (isOpening(token)) open.push(index)
    else if (isClosing(token)) {
      const start = open.pop()
      if (start !== undefined) found.set(start, index)
    }
  }
  return found
}

export type BracketProblem =
  | { kind: 'unclosed'; opening: Token }
  | { kind: 'extra'; closing: Token }
  | { kind: 'mismatch'; opening: Token; closing: Token }

/** The first bracket that has no partner. Indentation tells which one of several is the likely one. */
export function bracketProblem(source: string, tokens: readonly Token[]): BracketProblem | null {
  const lines = source.split('\n')
  const indentOf = (line: number) => /^\s*/.exec(lines[line - 1] ?? '')![0].length
  const isFirst = (token: Token) => lines[token.line - 1]!.trimStart().startsWith(token.text)
  const open: Token[] = []
  let odd: Token | null = null
  for (const token of tokens) {
    if (isOpening(token)) open.push(token)
    if (!isClosing(token)) continue
    const opening = open.pop()
    if (!opening) return { kind: 'extra', closing: token }
    if (closingOf(opening.text) !== token.text) {
      // An outer bracket that fits means that the inner one was forgotten.
      return open.some((outer) => closingOf(outer.text) === token.text)
        ? { kind: 'unclosed', opening }
        : { kind: 'mismatch', opening, closing: token }
    }
    const isElsewhere = opening.line !== token.line && isFirst(token)
    if (isElsewhere && indentOf(token.line) < indentOf(opening.line)) odd ??= opening
  }
  const last = open.at(-1)
  return last ? { kind: 'unclosed', opening: odd ?? last } : null
}
