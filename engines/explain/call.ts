import type { Check, Language } from '../program.ts'
import { isClosing, isOpening, scan, type Token } from './javascript/scan.ts'

/** More is read as a program, not as an example. */
const maxLength = 400

/**
 * What a check does, for people to read: the code of its function without what is around it, and with the values of its
 * constants where that is simple. Empty if there is nothing to show.
 */
export function callOf(run: string, language: Language, kind?: Check['kind']): string {
  const isPlain = kind === 'types' || language === 'python' || language === 'sql' || language === 'project'
  const text = isPlain ? dedented(run) : bodyOf(run)
  if (!isPlain && isOurs(text, language)) return ''
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text
}

/**
 * How we read what was printed or shown isn't a call of the learner's code, and says nothing to somebody who is new to it:
 * the name of the check and the two values do.
 */
const isOurs = (text: string, language: Language): boolean =>
  language === 'config' ||
  /^(const \w+ = )?(await )?printed(With)?\b/.test(text) ||
  (language === 'html' && /\n|=>|\?\?|\|\|| \? /.test(text))

function bodyOf(run: string): string {
  const { tokens } = scan(run)
  const arrow = arrowIn(tokens)
  const first = tokens[arrow + 1]
  if (arrow < 0 || !first) return dedented(run)
  if (first.text !== '{') {
    const whole = run.slice(first.start).trim()
    // ({ a }) => ({ … })
    return dedented(
      first.text === '(' && whole.endsWith(')') && isWrapped(tokens.slice(arrow + 1)) ? whole.slice(1, -1) : whole,
    )
  }
  const inside = run.slice(first.end, run.lastIndexOf('}'))
  return withValues(dedented(inside))
}

/** The first arrow that isn't inside brackets: the check's own. */
function arrowIn(tokens: readonly Token[]): number {
  let depth = 0
  for (const [index, token] of tokens.entries()) {
    if (isOpening(token)) depth += 1
    else if (isClosing(token)) depth -= 1
    else if (depth === 0 && token.text === '=>') return index
  }
  return -1
}

function isWrapped(tokens: readonly Token[]): boolean {
  let depth = 0
  for (const [index, token] of tokens.entries()) {
    if (isOpening(token)) depth += 1
    else if (isClosing(token)) depth -= 1
    if (depth === 0) return index === tokens.length - 1
  }
  return false
}

function dedented(text: string): string {
  const lines = text.replaceAll(/^\s*\n|\s+$/g, '').split('\n')
  const rest = lines.slice(1).filter((line) => line.trim() !== '')
  const indents = (/^\s/.test(lines[0]!) ? [lines[0]!, ...rest] : rest).map((line) => /^\s*/.exec(line)![0].length)
  const common = Math.min(...indents, 40)
  return lines
    .map((line, index) => (index === 0 ? line.trimStart() : line.slice(Math.min(common, /^\s*/.exec(line)![0].length))))
    .join('\n')
}

const constant = /^const ([\w$]+) = (.+)$/

/** Constants that are used once, put where they are used: `const list = [1, 2]` and `return sum(list)`. */
function withValues(text: string): string {
  const lines = text.split('\n')
  const at = lines.findIndex((line, index) => {
    const [, name, value] = constant.exec(line) ?? []
    if (!name || !value || !isSimple(value)) return false
    const uses = usesOf(lines.filter((_, other) => other !== index).join('\n'), name)
    return uses !== null && uses.length === 1
  })
  if (at < 0) return text.replace(/^return /, '')
  const [, name, value] = constant.exec(lines[at]!)!
  const rest = lines.filter((_, index) => index !== at).join('\n')
  const [use] = usesOf(rest, name!)!
  return withValues(rest.slice(0, use!.start) + value + rest.slice(use!.end))
}

const isSimple = (value: string) => {
  const { tokens, unclosed } = scan(value)
  const depth = tokens.reduce((sum, token) => sum + (isOpening(token) ? 1 : isClosing(token) ? -1 : 0), 0)
  return (
    !unclosed &&
    depth === 0 &&
    value.length < 80 &&
    tokens.every(({ kind, text }) => kind !== 'sign' || /^[[\]{},:()-]$/.test(text)) &&
    !tokens.some(({ text }) => /^(await|new|async)$/.test(text)) &&
    !/[\w$]\s*\(/.test(value)
  )
}

/** Null if it can't simply be replaced, such as in `{ name }`. */
function usesOf(text: string, name: string): Token[] | null {
  const { tokens } = scan(text)
  const uses = tokens.filter(
    (token, index) => token.kind === 'name' && token.text === name && tokens[index - 1]?.text !== '.',
  )
  const isShort = uses.some((use) => {
    const at = tokens.indexOf(use)
    const [before, after] = [tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? '']
    return (
      (/^[{,]$/.test(before) && /^[},]$/.test(after) && before + after !== ',,' && isInObject(tokens, at)) ||
      after === '.' ||
      after === '=' ||
      after === '[' ||
      after === ':' ||
      after === '=>' ||
      /^\+\+|--$/.test(after)
    )
  })
  return isShort ? null : uses
}

function isInObject(tokens: readonly Token[], at: number): boolean {
  let depth = 0
  for (let index = at - 1; index >= 0; index -= 1) {
    if (isClosing(tokens[index]!)) depth += 1
    else if (isOpening(tokens[index]!)) {
      if (depth === 0) return tokens[index]!.text === '{'
      depth -= 1
    }
  }
  return false
}
