import { code, failedFile, type Rule } from '../mishap.ts'
import { keywords, namesIn } from './code.ts'
import type { Token } from './scan.ts'
import { codeOf, scriptOf, tokensOnLine } from './source.ts'

/** What somebody writes in the first days of coding, where the engine only says that a token is unexpected. */

const isWord = (token: Token | undefined) => token?.kind === 'name' && !keywords.has(token.text)

const withoutBrackets: Rule = (mishap) => {
  const tokens = tokensOnLine(mishap)
  const at = tokens.findIndex(({ text }, index) => /^(if|while)$/.test(text) && tokens[index + 1]?.text !== '(')
  const word = tokens[at]
  if (!word) return null
  const end = tokens.findIndex(({ text }, index) => index > at && text === '{')
  const condition = scriptOf(mishap, failedFile(mishap))
    .slice(word.end, (tokens[end] ?? tokens.at(-1)!)[end < 0 ? 'end' : 'start'])
    .trim()
  return {
    message: `On line ${word.line}, put the condition in round brackets: ${code(`${word.text} (${condition}) {`)}.`,
    meaning: `After ${code(word.text)} comes the condition in round brackets, and then the lines to run in curly brackets: ${code(`${word.text} (a > b) { … }`)}.`,
  }
}

const elseWithCondition: Rule = (mishap) => {
  const tokens = tokensOnLine(mishap)
  const at = tokens.findIndex(({ text }, index) => text === 'else' && tokens[index + 1]?.text === '(')
  if (at < 0) return null
  return {
    message: `${code('else')} on line ${tokens[at]!.line} has no condition. Write ${code('else {')}, or ${code('else if (…) {')} to ask another question.`,
    meaning: '`else` means: in all other cases. So there is nothing to ask, and no brackets come after it.',
  }
}

const returnAssigned: Rule = (mishap) => {
  const tokens = tokensOnLine(mishap)
  const at = tokens.findIndex(({ text }, index) => text === 'return' && tokens[index + 1]?.text === '=')
  if (at < 0) return null
  return {
    message: `Remove the ${code('=')} after ${code('return')} on line ${tokens[at]!.line}.`,
    meaning:
      '`return` is not a name that gets a value. The value to give back comes directly after it: `return 64 * 2`.',
  }
}

const signs: Record<string, string> = {
  plus: '+',
  minus: '-',
  times: '*',
  into: '*',
  x: '*',
  X: '*',
  divided: '/',
  under: '<',
  below: '<',
  less: '<',
  smaller: '<',
  over: '>',
  above: '>',
  more: '>',
  greater: '>',
  larger: '>',
  equals: '===',
  is: '===',
  and: '&&',
  or: '||',
}

const wordForSign: Rule = (mishap) => {
  const { tokens: all } = codeOf(mishap)
  const tokens = tokensOnLine(mishap)
  const known = namesIn(all.filter(({ line }) => line !== mishap.failure!.line))
  const isCondition = tokens.some(({ text }) => /^(if|while)$/.test(text))
  const isSide = (token: Token | undefined) =>
    token?.kind === 'number' || /^[()]$/.test(token?.text ?? '') || (isWord(token) && known.has(token!.text))
  const at = tokens.findIndex(
    ({ text }, index) =>
      Object.hasOwn(signs, text) &&
      !known.has(text) &&
      (isCondition || /^[-+*/]$/.test(signs[text]!)) &&
      isSide(tokens[index - 1]) &&
      // That has its own rule.
      !(signs[text] === '*' && tokens[index - 1]!.kind === 'number' && text.length === 1) &&
      (isSide(tokens[index + 1]) || isCondition),
  )
  const word = tokens[at]
  if (!word) return null
  const sign = signs[word.text]!
  return {
    message: `Line ${word.line} has the word ${code(word.text)}. Code has a sign for it: ${code(sign)}.`,
    meaning:
      'To calculate, write `+`, `-`, `*` (times) and `/` (divided by). To compare, write `<` (smaller), `>` (larger), `<=`, `>=` and `===` (the same).',
  }
}

/** A text and a name with nothing between them: 'My name is' Sunita. */
const nameAfterText: Rule = (mishap) => {
  const tokens = tokensOnLine(mishap)
  const at = tokens.findIndex(
    (token, index) =>
      isWord(token) &&
      tokens[index - 1]?.kind === 'text' &&
      tokens[index - 1]!.end < token.start &&
      !/^(of|in|as|from|satisfies)$/.test(token.text),
  )
  const word = tokens[at]
  if (!word) return null
  const text = tokens[at - 1]!.text
  return {
    message: namesIn(codeOf(mishap).tokens.filter((token) => token !== word)).has(word.text)
      ? `On line ${word.line}, write a comma between ${code(text)} and ${code(word.text)}.`
      : `On line ${word.line}, ${code(word.text)} is outside the quotes. Move the closing quote behind it: ${code(`${text.slice(0, -1)} ${word.text}${text.at(-1)}`)}.`,
    meaning:
      'All words of a text are between its two quotes. To print a text and then the value of a name, put a comma between them: `console.log("Total:", total)`.',
  }
}

/** Two names with nothing between them, of which the first is known: product price. */
const missingDot: Rule = (mishap) => {
  const { tokens } = codeOf(mishap)
  const known = new Set(
    tokens
      .filter((_, index) => /^(const|let|var|,|\()$/.test(tokens[index - 1]?.text ?? ''))
      .map(({ text, line }) => (line < (mishap.failure?.line ?? 0) ? text : '')),
  )
  const at = tokens.findIndex(
    (token, index) =>
      token.line === mishap.failure?.line &&
      isWord(token) &&
      known.has(token.text) &&
      isWord(tokens[index + 1]) &&
      tokens[index + 1]!.line === token.line,
  )
  if (at < 0) return null
  const [first, second] = [tokens[at]!, tokens[at + 1]!]
  return {
    message: `A dot or a sign is missing between ${code(first.text)} and ${code(second.text)} on line ${first.line}. To read a property, write ${code(`${first.text}.${second.text}`)}.`,
    meaning:
      'Two names can’t follow each other. To read a property of an object, write the object, a dot and its name.',
  }
}

const hashName: Rule = (mishap) => {
  const found = tokensOnLine(mishap).find(({ text }) => text.startsWith('#'))
  if (!found) return null
  const name = found.text.slice(1)
  return {
    message: `Remove the ${code('#')} before ${code(name)} on line ${found.line}.`,
    meaning: '`#` belongs in a selector, inside quotes: `document.querySelector("#cups")`. Names in code have no `#`.',
  }
}

export const firstSyntaxRules: Rule[] = [
  withoutBrackets,
  elseWithCondition,
  returnAssigned,
  wordForSign,
  nameAfterText,
  missingDot,
]
export const lastSyntaxRules: Rule[] = [hashName]
