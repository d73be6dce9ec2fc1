import { code, type Mishap, type Rule } from '../mishap.ts'
import { keywords, namesIn } from './code.ts'
import type { Token } from './scan.ts'
import { codeOf } from './source.ts'

/** Code that runs and does something else than a beginner means. */

const tokensOf = (mishap: Mishap): Token[] => codeOf(mishap, mishap.entry).tokens
const at = (mishap: Mishap, line: number) => ({ place: { file: mishap.entry, line } })
const isName = (token: Token | undefined) => token?.kind === 'name' && !keywords.has(token.text)

/** A calculation alone on its line, such as `total + sale`. */
const notStored: Rule = (mishap) => {
  const tokens = tokensOf(mishap)
  const found = tokens.findIndex((token, index) => {
    const [before, sign, other, after] = [tokens[index - 1], tokens[index + 1], tokens[index + 2], tokens[index + 3]]
    return (
      isName(token) &&
      /^[-+*/]$/.test(sign?.text ?? '') &&
      (isName(other) || other?.kind === 'number') &&
      before?.line !== token.line &&
      (before === undefined || /^[{};]$/.test(before.text) || before.kind !== 'sign') &&
      !(before && keywords.has(before.text)) &&
      sign!.line === token.line &&
      other!.line === token.line &&
      (after === undefined || after.text === ';' || after.text === '}' || (after.line > token.line && isStart(after)))
    )
  })
  const name = tokens[found]
  if (!name) return null
  const calculation = `${name.text} ${tokens[found + 1]!.text} ${tokens[found + 2]!.text}`
  return {
    message: `Line ${name.line} calculates ${code(calculation)} and then forgets it. To store it, write ${code(`${name.text} = ${calculation}`)}.`,
    meaning:
      'A calculation changes nothing by itself. `=` stores the result on its right under the name on its left. In a function, `return` gives it back.',
    ...at(mishap, name.line),
  }
}

const isStart = ({ kind, text }: Token) => kind !== 'sign' || text === '}'

/** A calculation or a name in quotes is only text. */
const quotedCode: Rule = (mishap) => {
  const { actual, expected } = mishap.check!
  const tokens = tokensOf(mishap)
  const names = namesIn(tokens)
  const found = tokens.find(({ kind, text }) => {
    const inner = text.slice(1, -1)
    const isCode = names.has(inner) || (/^[\w.()]+(\s*[-+*/]\s*[\w.()]+)+$/.test(inner) && /\d|\w\s*[+*/]/.test(inner))
    return kind === 'text' && isCode && actual!.includes(inner) && !expected!.includes(inner)
  })
  if (!found) return null
  const inner = found.text.slice(1, -1)
  return {
    message: `Line ${found.line} has ${code(found.text)} in quotes, so it’s only text. Without quotes the computer works it out: ${code(inner)}.`,
    meaning: 'Text between quotes is printed letter by letter. Names and calculations have no quotes.',
    ...at(mishap, found.line),
  }
}

/** `if (age => 12)` */
const arrowForSign: Rule = (mishap) => {
  const tokens = tokensOf(mishap)
  const found = tokens.findIndex(
    ({ text }, index) =>
      /^(if|while)$/.test(text) && tokens[index + 1]?.text === '(' && tokens[index + 3]?.text === '=>',
  )
  if (found < 0) return null
  const { line } = tokens[found]!
  return {
    message: `The condition on line ${line} has ${code('=>')}, which makes a function. For “larger or the same”, write ${code('>=')}.`,
    meaning: 'The sign for smaller or larger comes first: `<=` and `>=`. The arrow `=>` belongs to functions.',
    ...at(mishap, line),
  }
}

/** The whole list where one of its values is meant. */
const listInLoop: Rule = (mishap) => {
  const tokens = tokensOf(mishap)
  for (const [index, token] of tokens.entries()) {
    const [one, of, list] = [tokens[index + 3], tokens[index + 4], tokens[index + 5]]
    if (token.text !== 'for' || of?.text !== 'of' || !one || !list) continue
    const use = tokens.find(
      ({ text }, place) => place > index + 5 && text === list.text && /^[-+*/]=?$/.test(tokens[place - 1]!.text),
    )
    if (!use) continue
    return {
      message: `Line ${use.line} uses ${code(list.text)}, the whole list. One value of it is called ${code(one.text)}.`,
      meaning: `In ${code(`for (const ${one.text} of ${list.text})`)}, ${code(one.text)} is the value of this round, and ${code(list.text)} is all of them.`,
      ...at(mishap, use.line),
    }
  }
  return null
}

/** Lines after `return` in the same block. */
const afterReturn: Rule = (mishap) => {
  const tokens = tokensOf(mishap)
  for (const [index, token] of tokens.entries()) {
    if (token.text !== 'return' || !/^[{};]$/.test(tokens[index - 1]?.text ?? '')) continue
    const next = tokens.findIndex(({ line }, place) => place > index && line > token.line)
    const isComplete = next > index + 1 && tokens[next - 1]!.kind !== 'sign'
    if (!isComplete || !/^(if|for|while|return|const|let)$/.test(tokens[next]!.text)) continue
    return {
      message: `Line ${tokens[next]!.line} is never reached: ${code('return')} on line ${token.line} ends the function before it. Move that ${code('return')} down.`,
      meaning:
        '`return` gives a value back and ends the function at once. What comes after it in the same block never runs.',
      ...at(mishap, token.line),
    }
  }
  return null
}

export const firstValueRules: Rule[] = [arrowForSign, afterReturn, listInLoop, notStored, quotedCode].map(
  (rule): Rule =>
    (mishap) =>
      mishap.check?.actual && mishap.check.expected && !mishap.failure ? rule(mishap) : null,
)
