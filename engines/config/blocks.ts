import { refuse } from './texts.ts'

/** A directive of nginx.conf or a Caddyfile; `block` is what is between its brackets. */
export type Directive = { name: string; args: string[]; line: number; block: Directive[] | null }

type Token = { text: string; line: number; isQuoted: boolean; isFirst: boolean }

const pattern =
  /(\n)|[ \t\r]+|#[^\n]*|("(?:[^"\\]|\\[^])*")|('(?:[^'\\]|\\[^])*')|([{};])|((?:\$\{\w+\}|\{[\w.]+\}|[^\s{};"'])+)/y

function tokensOf(path: string, text: string, hasSemicolons: boolean): Token[] {
  const tokens: Token[] = []
  let line = 1
  let isFirst = true
  pattern.lastIndex = 0
  while (pattern.lastIndex < text.length) {
    const at = pattern.lastIndex
    const found = pattern.exec(text)
    if (!found) return refuse(path, line, `A quote (${text[at]}) that opens here is never closed.`)
    const [whole, newline, double, single, sign, word] = found
    if (newline) {
      line += 1
      isFirst = true
      continue
    }
    const quoted = double ?? single
    const value = quoted === undefined ? (sign ?? word) : quoted.slice(1, -1).replaceAll(/\\(["'\\])/g, '$1')
    if (value !== undefined) {
      const isPart = !hasSemicolons && value === ';'
      tokens.push({ text: value, line, isQuoted: quoted !== undefined || isPart, isFirst })
      isFirst = false
    }
    line += whole.split('\n').length - 1
  }
  return tokens
}

/** nginx ends a directive with a semicolon, Caddy with the line. */
export function readBlocks(path: string, text: string, kind: 'nginx' | 'caddy'): Directive[] {
  const hasSemicolons = kind === 'nginx'
  const tokens = tokensOf(path, text, hasSemicolons)
  let at = 0
  const read = (opened: number | null): Directive[] => {
    const list: Directive[] = []
    let words: Token[] = []
    const end = () => {
      if (words.length > 0) list.push(directive(words, null))
      words = []
    }
    for (; at < tokens.length; at += 1) {
      const token = tokens[at]!
      const is = (sign: string) => !token.isQuoted && token.text === sign
      if (!hasSemicolons && token.isFirst && words.length > 0) end()
      if (is(';')) {
        if (words.length === 0) refuse(path, token.line, 'There is a semicolon with nothing before it.')
        end()
      } else if (is('{')) {
        at += 1
        const first = words[0] ?? { text: '', line: token.line, isQuoted: false, isFirst: true }
        if (words.length === 0 && hasSemicolons) refuse(path, token.line, 'A block needs a name before its {.')
        list.push(directive(words.length > 0 ? words : [first], read(token.line)))
        words = []
      } else if (is('}')) {
        if (opened === null) refuse(path, token.line, 'This } closes nothing. Is there one too many?')
        if (hasSemicolons && words.length > 0) refuse(path, words.at(-1)!.line, missingSemicolon(words))
        end()
        return list
      } else words.push(token)
    }
    if (opened !== null) refuse(path, opened, 'The { of this line is never closed.')
    if (hasSemicolons && words.length > 0) refuse(path, words.at(-1)!.line, missingSemicolon(words))
    end()
    return list
  }
  const directive = (words: readonly Token[], block: Directive[] | null): Directive => {
    const swallowed = hasSemicolons && !block && words.findIndex((word, index) => index > 0 && word.isFirst)
    if (typeof swallowed === 'number' && swallowed > 0 && knownStart.test(words[swallowed]!.text))
      refuse(path, words[swallowed - 1]!.line, missingSemicolon(words))
    const [{ text: name, line }, ...rest] = words as [Token, ...Token[]]
    return { name, args: rest.map((word) => word.text), line, block }
  }
  return read(null)
}

/** A word at the start of a line that is a directive itself: the one before it has no semicolon. */
const knownStart =
  /^(listen|server_name|root|location|proxy_\w+|add_header|return|ssl_\w+|gzip\w*|client_\w+|access_log|error_log|limit_\w+|include|server|upstream|try_files|expires|index|rewrite|set|if|keepalive\w*)$/

const missingSemicolon = ([first]: readonly Token[]) => `A semicolon is missing at the end of “${first?.text}”.`

/** All directives with these names one inside the other: find(tree, 'server', 'listen'). */
export function find(tree: readonly Directive[], ...names: readonly string[]): Directive[] {
  const [name, ...rest] = names
  const found = tree.filter((one) => one.name === name)
  return rest.length === 0 ? found : found.flatMap(({ block }) => find(block ?? [], ...rest))
}
