export type Statement = { text: string; /** Of its first word in the file. */ line: number }

/** A psql command such as \d, which isn't SQL. */
export type PsqlCommand = { command: string; line: number }

/**
 * Splits a script at its semicolons, as psql does: each statement is its own transaction, and its line is known when
 * it fails. Semicolons in texts, comments, function bodies and parentheses don't count.
 */
export function splitStatements(script: string): { statements: Statement[]; psql: PsqlCommand | null } {
  const statements: Statement[] = []
  let start = 0
  let depth = 0
  let words: string[] = []
  let blocks = 0
  const end = (at: number) => {
    const text = script.slice(start, at)
    if (words.length > 0) {
      const before = start + leading(text)
      statements.push({ text: script.slice(before, at), line: lineAt(script, before) })
    }
    start = at + 1
    depth = 0
    words = []
    blocks = 0
  }
  let at = 0
  while (at < script.length) {
    const [token = ''] = tokenAt(script, at)
    const first = token[0]!
    if (token === '(') depth += 1
    else if (token === ')') depth -= 1
    else if (token === '\\' && words.length === 0) {
      const command = /^\\\S+/.exec(script.slice(at))?.[0] ?? '\\'
      return { statements, psql: { command, line: lineAt(script, at) } }
    } else if (token === ';' && depth <= 0 && blocks === 0) end(at)
    else if (isWord.test(first)) {
      const word = token.toLowerCase()
      blocks = blocksAfter(word, words, blocks)
      words.push(word)
    } else if (!isSpace(token)) words.push(token)
    at += token.length
  }
  end(script.length)
  return { statements, psql: null }
}

const isWord = /[\p{L}_]/u
const isSpace = (token: string) => token.trim() === '' || token.startsWith('--') || token.startsWith('/*')

/** Where the first word begins, after spaces and comments. */
function leading(text: string): number {
  let at = 0
  while (at < text.length) {
    const [token = ''] = tokenAt(text, at)
    if (!isSpace(token)) break
    at += token.length
  }
  return at
}

/** A function may have a body of statements without quotes: begin atomic … end. */
function blocksAfter(word: string, words: readonly string[], blocks: number): number {
  const isFunction = words[0] === 'create' && words.slice(0, 4).some((one) => one === 'function' || one === 'procedure')
  if (!isFunction) return 0
  if (word === 'atomic' && words.at(-1) === 'begin') return blocks + 1
  if (word === 'case' && blocks > 0) return blocks + 1
  return word === 'end' && blocks > 0 ? blocks - 1 : blocks
}

const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length

const patterns = [
  /\s+/y,
  /--[^\n]*/y,
  /[eE]'(?:[^'\\]|\\[\s\S]|'')*(?:'|$)/y,
  /'(?:[^']|'')*(?:'|$)/y,
  /"(?:[^"]|"")*(?:"|$)/y,
  /\$([\p{L}_][\p{L}\p{N}_]*)?\$[\s\S]*?(?:\$\1\$|$)/uy,
  /[\p{L}_][\p{L}\p{N}_$]*/uy,
  /\d+/y,
]

function tokenAt(text: string, at: number): string[] {
  if (text.startsWith('/*', at)) return [comment(text, at)]
  for (const pattern of patterns) {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) return [found[0]]
  }
  return [text[at]!]
}

/** These comments can contain others. */
function comment(text: string, start: number): string {
  let depth = 0
  let at = start
  do {
    if (text.startsWith('/*', at)) {
      depth += 1
      at += 2
    } else if (text.startsWith('*/', at)) {
      depth -= 1
      at += 2
    } else at += 1
  } while (depth > 0 && at < text.length)
  return text.slice(start, at)
}
