import { code, type Explanation, type Mishap } from '../mishap.ts'
import { keywords } from './code.ts'
import { pairs, type Token } from './scan.ts'
import { codeOf } from './source.ts'

const meaning =
  'A loop ends when its condition is no longer true. So something in the condition has to change with every round: a counter that grows, a list that gets shorter. If nothing changes, or it moves the wrong way, the loop never ends and we stop it.'

const assigns = /^([-+*/%]|\*\*|&&|\|\||\?\?)?=$|^\+\+$|^--$/
const changing = /^(push|pop|shift|unshift|splice|next|delete|add|clear|set|remove|sort|dequeue|enqueue|removeChild)$/

/** The loop that seems never to end, in any file. */
export function endlessLoop(mishap: Mishap): Explanation | null {
  for (const { path } of mishap.files) {
    if (!/\.([mc]?[jt]s|html)$/.test(path)) continue
    const found = endlessIn(codeOf(mishap, path).tokens)
    if (found) return { message: found.message, meaning, place: { file: path, line: found.line } }
  }
  return null
}

function endlessIn(tokens: readonly Token[]): { message: string; line: number } | null {
  const partner = pairs(tokens)
  for (const [index, { text, line }] of tokens.entries()) {
    if ((text !== 'while' && text !== 'for') || tokens[index + 1]?.text !== '(') continue
    const close = partner.get(index + 1)
    if (close === undefined) continue
    const head = tokens.slice(index + 2, close)
    const isBlock = tokens[close + 1]?.text === '{'
    const bodyEnd = isBlock ? (partner.get(close + 1) ?? close) : endOfLine(tokens, close + 1)
    const body = tokens.slice(close + 1, bodyEnd + 1)
    const message = text === 'while' ? whileProblem(head, body, line) : forProblem(head, body, line)
    if (message) return { message, line }
  }
  return null
}

const endOfLine = (tokens: readonly Token[], start: number) => {
  let at = start
  while (tokens[at + 1]?.line === tokens[start]?.line) at += 1
  return at
}

const leaves = (body: readonly Token[]) => body.some(({ text }) => /^(break|return|throw)$/.test(text))

function whileProblem(head: readonly Token[], body: readonly Token[], line: number): string | null {
  if (leaves(body)) return null
  const names = namesOf(head)
  if (body.length === 1 && body[0]!.text === ';')
    return `The ${code(';')} after the condition on line ${line} is the whole loop, so nothing changes in it. Remove the ${code(';')}.`
  if (names.length === 0)
    return `The loop on line ${line} never ends: its condition is always true. Leave it with ${code('break')} or ${code('return')}.`
  if (names.some((name) => isChanged(name, [...head, ...body]))) return null
  return `The loop on line ${line} never ends: nothing in it changes ${code(names[0]!)}.`
}

function forProblem(head: readonly Token[], body: readonly Token[], line: number): string | null {
  const parts: Token[][] = [[]]
  for (const token of head) {
    if (token.text === ';') parts.push([])
    else parts.at(-1)!.push(token)
  }
  const [, condition, update] = parts
  if (!condition || !update || leaves(body)) return null
  if (condition.length === 0) return `The loop on line ${line} has no condition, so it never ends.`
  const [name] = namesOf(condition)
  if (!name) return null
  const sign = condition.find(({ text }) => /^[<>]=?$/.test(text))?.text
  const isDown = update.some(({ text }) => text === '--' || text === '-=')
  const isUp = update.some(({ text }) => text === '++' || text === '+=')
  if (update.some(({ text }) => text === name)) {
    if (sign?.startsWith('<') && isDown)
      return `The loop on line ${line} never ends: ${code(name)} gets smaller, so it always stays below the limit. Write ${code(`${name}++`)}.`
    if (sign?.startsWith('>') && isUp)
      return `The loop on line ${line} never ends: ${code(name)} gets larger, so it always stays above the limit. Write ${code(`${name}--`)}.`
    const grows = body.some(
      ({ text }, at) => text === 'push' && condition.some((one) => one.text === body[at - 2]?.text),
    )
    if (grows) return `The loop on line ${line} never ends: the list grows in every round, so its end is never reached.`
    return null
  }
  if (namesOf(condition).some((one) => isChanged(one, [...update, ...body]))) return null
  return `The loop on line ${line} never ends: nothing changes ${code(name)}. Is the last part of the ${code('for')} about another variable?`
}

const namesOf = (tokens: readonly Token[]) =>
  tokens
    .filter(({ kind, text }, index) => kind === 'name' && !keywords.has(text) && tokens[index - 1]?.text !== '.')
    .map(({ text }) => text)

/** Assigned, counted, or a method is called that may change it. */
const isChanged = (name: string, tokens: readonly Token[]) =>
  tokens.some(({ text }, at) => {
    if (text !== name) return false
    if (assigns.test(tokens[at + 1]?.text ?? '') || /^(\+\+|--)$/.test(tokens[at - 1]?.text ?? '')) return true
    // list[0] = …, node.next = …, queue.shift()
    let next = at + 1
    while (tokens[next]?.text === '.' || tokens[next]?.text === '[') {
      if (changing.test(tokens[next + 1]?.text ?? '') && tokens[next + 2]?.text === '(') return true
      next += tokens[next]!.text === '.' ? 2 : 3
    }
    // A destructuring assignment, or an argument of a function that changes it.
    return assigns.test(tokens[next]?.text ?? '') || tokens[at + 1]?.text === ']' || tokens[at + 1]?.text === '('
  })
