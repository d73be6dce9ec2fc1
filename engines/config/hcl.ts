import { lineAt, refuse } from './texts.ts'

/** A block of OpenTofu or Terraform. A value that isn't written out, such as var.zone, is the text of its expression. */
export type HclBlock = {
  type: string
  labels: string[]
  attributes: Record<string, unknown>
  blocks: HclBlock[]
  line: number
}

const token =
  /[ \t\r]+|(?:#|\/\/)[^\n]*|\/\*[^]*?\*\/|(\n)|(<<-?(\w+)\n[^]*?\n[ \t]*\3(?=\n|$))|("(?:[^"\\$]|\\.|\$\{(?:[^{}"]|"[^"]*"|\{[^{}]*\})*\}|\$)*")|(-?\d+(?:\.\d+)?)|([\p{L}_][\p{L}\p{N}_-]*)|([=!<>]=|=>|&&|\|\||\.\.\.|[^\s])/uy

type Token = {
  kind: 'newline' | 'heredoc' | 'text' | 'number' | 'name' | 'sign' | 'end'
  text: string
  at: number
  end: number
}

function tokensOf(text: string): Token[] {
  const list: Token[] = []
  token.lastIndex = 0
  while (token.lastIndex < text.length) {
    const at = token.lastIndex
    const found = token.exec(text)
    if (!found) break
    const [whole, newline, heredoc, , quoted, number, name, sign] = found
    const kind = newline
      ? 'newline'
      : heredoc
        ? 'heredoc'
        : quoted
          ? 'text'
          : number
            ? 'number'
            : name
              ? 'name'
              : sign
                ? 'sign'
                : null
    if (kind) list.push({ kind, text: whole, at, end: token.lastIndex })
  }
  return [...list, { kind: 'end', text: '', at: text.length, end: text.length }]
}

export function readHcl(path: string, text: string): HclBlock[] {
  const tokens = tokensOf(text)
  let at = 0
  const line = (one: Token) => lineAt(text, one.at)
  const peek = () => tokens[at]!
  const is = (sign: string) => peek().kind === 'sign' && peek().text === sign
  const skipLines = () => {
    while (peek().kind === 'newline') at += 1
  }
  const body = (block: HclBlock, opened: Token | null) => {
    for (;;) {
      skipLines()
      const first = peek()
      if (first.kind === 'end') {
        if (opened) refuse(path, line(opened), 'The { of this line is never closed.')
        return
      }
      if (is('}')) {
        if (!opened) refuse(path, line(first), 'This } closes nothing. Is there one too many?')
        at += 1
        return
      }
      if (first.kind !== 'name') refuse(path, line(first), `A name is expected here, not “${first.text}”.`)
      at += 1
      if (is('=')) {
        at += 1
        block.attributes[first.text] = value()
        if (!/^(newline|end)$/.test(peek().kind) && !is('}'))
          refuse(path, line(peek()), `“${peek().text}” isn’t expected here. Each attribute has a line of its own.`)
        continue
      }
      const labels: string[] = []
      while (peek().kind === 'text' || peek().kind === 'name') labels.push(unquoted(tokens[at++]!.text))
      if (!is('{')) refuse(path, line(first), `After “${first.text}” comes = and a value, or a block in { }.`)
      const opening = peek()
      at += 1
      const inner: HclBlock = { type: first.text, labels, attributes: {}, blocks: [], line: line(first) }
      body(inner, opening)
      block.blocks.push(inner)
    }
  }
  const value = (): unknown => {
    const start = at
    const simple = literal()
    if (simple !== undefined && isEnd()) return simple.value
    at = start
    return expression()
  }
  const isEnd = () => /^(newline|end)$/.test(peek().kind) || [',', ']', '}'].some(is)
  const literal = (): { value: unknown } | undefined => {
    const one = peek()
    if (one.kind === 'text') return ((at += 1), { value: unquoted(one.text) })
    if (one.kind === 'number') return ((at += 1), { value: Number(one.text) })
    if (one.kind === 'heredoc')
      return ((at += 1), { value: one.text.replace(/^<<-?\w+\n/, '').replace(/\n[ \t]*\w+$/, '') })
    if (one.kind === 'name' && /^(true|false|null)$/.test(one.text))
      return ((at += 1), { value: JSON.parse(one.text) as unknown })
    if (is('[')) return list()
    return is('{') ? object() : undefined
  }
  const list = () => {
    const opened = peek()
    const values: unknown[] = []
    at += 1
    for (skipLines(); !is(']'); skipLines()) {
      if (peek().kind === 'end') refuse(path, line(opened), 'The [ of this line is never closed.')
      if (peek().kind === 'name' && peek().text === 'for') return undefined
      values.push(value())
      skipLines()
      if (is(',')) at += 1
      else if (!is(']')) refuse(path, line(peek()), 'Put a comma between the values of a list.')
    }
    at += 1
    return { value: values }
  }
  const object = () => {
    const opened = peek()
    const values: Record<string, unknown> = {}
    at += 1
    for (skipLines(); !is('}'); skipLines()) {
      const key = peek()
      if (key.kind === 'end') refuse(path, line(opened), 'The { of this line is never closed.')
      if (!/^(name|text)$/.test(key.kind) || key.text === 'for') return undefined
      at += 1
      if (!is('=') && !is(':')) return undefined
      at += 1
      values[unquoted(key.text)] = value()
      if (is(',')) at += 1
    }
    at += 1
    return { value: values }
  }
  /** Up to the end of the line, or of the list it is in. */
  const expression = (): string => {
    const first = peek()
    let depth = 0
    let last = first
    while (peek().kind !== 'end' && !(depth === 0 && isEnd())) {
      if (/^[([{]$/.test(peek().text)) depth += 1
      if (/^[)\]}]$/.test(peek().text)) depth -= 1
      last = tokens[at++]!
    }
    if (last === first && peek() === first) refuse(path, line(first), 'A value is missing after =.')
    return text.slice(first.at, last.end).replaceAll(/\s+/g, ' ')
  }
  const root: HclBlock = { type: '', labels: [], attributes: {}, blocks: [], line: 1 }
  body(root, null)
  return root.blocks
}

const unquoted = (text: string) => (text.startsWith('"') ? text.slice(1, -1).replaceAll(/\\(["\\])/g, '$1') : text)
