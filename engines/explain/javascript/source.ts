import { failedFile, type Mishap, textOf } from '../mishap.ts'
import { type Code, readCode } from './code.ts'
import type { Token } from './scan.ts'

/** The scripts of a page with everything else taken away, so that lines stay the same. */
const scriptsOf = (html: string): string => {
  let result = ''
  let end = 0
  for (const { index, 1: tag = '', 2: script = '' } of html.matchAll(/(<script\b[^>]*>)([\s\S]*?)<\/script/gi)) {
    const start = index + tag.length
    result += html.slice(end, start).replaceAll(/[^\n]/g, ' ') + script
    end = start + script.length
  }
  return result
}

export const scriptOf = (mishap: Mishap, path: string): string =>
  path.endsWith('.html') ? scriptsOf(textOf(mishap, path)) : textOf(mishap, path)

export const codeOf = (mishap: Mishap, path = failedFile(mishap)): Code => readCode(scriptOf(mishap, path))

export const tokensOnLine = (mishap: Mishap): Token[] =>
  codeOf(mishap).tokens.filter(({ line }) => line === mishap.failure?.line)

/** The names that a check takes from the learner's file: ({ add }) => add(1, 2). */
export function checkedNames(run: string): string[] {
  const [, names] = /^(?:async\s*)?\(\s*\{([^}]*)\}/.exec(run) ?? []
  if (names !== undefined)
    return names
      .split(',')
      .map((name) => name.trim().split(/\s*[:=]/)[0]!)
      .filter(Boolean)
  const [, whole] = /^(?:async\s*)?\(?\s*([\w$]+)/.exec(run) ?? []
  return whole && whole !== '_'
    ? [
        ...new Set(
          [...run.matchAll(new RegExp(`\\b${whole.replaceAll('$', '\\$')}\\.([\\w$]+)`, 'g'))].map(([, name]) => name!),
        ),
      ]
    : []
}

/** The arguments of the first call of a function, as texts; null where they can't be told. */
export function argumentsIn(run: string, name: string): string[] | null {
  const { tokens } = readCode(run)
  const at = tokens.findIndex(({ text }, index) => text === name && tokens[index + 1]?.text === '(')
  if (at < 0) return null
  const result: string[] = []
  let depth = 0
  let start = tokens[at + 1]!.end
  for (const token of tokens.slice(at + 1)) {
    if (token.text === '...') return null
    if (/^[([{]$|^\$\{$/.test(token.text)) depth += 1
    else if (/^[)\]}]$/.test(token.text)) depth -= 1
    if (depth > 1 || (depth === 1 && token.text !== ',')) continue
    const text = run.slice(start, token.start).trim()
    if (text !== '') result.push(text)
    start = token.end
    if (depth === 0) return result
  }
  return null
}
