import { code, failedFile, type Rule } from '../mishap.ts'
import { globals, namesIn } from './code.ts'
import { codeOf, tokensOnLine } from './source.ts'

/** What somebody writes in the first days of coding, and what JavaScript takes for a name. */

const missingName = /^(?:([\p{L}\w$]+) is not defined|Can't find variable: ([\p{L}\w$]+))$/u

/** `console,log` and `product,price`. */
const commaForDot: Rule = (mishap) => {
  const [, one, other] = missingName.exec(mishap.failure?.message ?? '') ?? []
  const tokens = tokensOnLine(mishap)
  const at = tokens.findIndex(
    ({ text, start }, index) =>
      text === (one ?? other) && tokens[index - 1]?.text === ',' && tokens[index - 1]!.end === start,
  )
  const owner = tokens[at - 2]
  if (at < 0 || owner?.kind !== 'name') return null
  const written = `${owner.text},${tokens[at]!.text}`
  return {
    message: `Write a dot instead of the comma on line ${owner.line}: ${code(written.replace(',', '.'))}.`,
    meaning: 'A dot joins a thing and its part: `console.log`, `rice.price`. A comma separates two things.',
  }
}

/** A property without its object: price instead of product.price. */
const propertyAlone: Rule = (mishap) => {
  const [, one, other] = missingName.exec(mishap.failure?.message ?? '') ?? []
  const name = one ?? other
  const line = mishap.failure?.line
  if (!name || !line) return null
  const { tokens, functions } = codeOf(mishap)
  const isProperty = tokens.some(
    ({ text }, at) =>
      text === name &&
      ((tokens[at + 1]?.text === ':' && /^[{,]$/.test(tokens[at - 1]?.text ?? '')) || tokens[at - 1]?.text === '.'),
  )
  const around = functions.findLast(({ body }) => body.some((token) => token.line === line))
  const dot = tokens.findIndex(({ text }, at) => text === name && tokens[at - 1]?.text === '.')
  const owner = around?.parameters?.length === 1 ? around.parameters[0]! : tokens[dot - 2]?.text
  const isIndex = name === 'length' && owner
  if ((!isProperty && !isIndex) || !owner) return null
  return {
    message: `${code(name)} is a part of something else. Write what it belongs to and a dot before it: ${code(`${owner}.${name}`)} (line ${line}).`,
    meaning:
      'A property is found only through its object: the object, a dot and the name of the property. Alone, its name means nothing.',
  }
}

/** `let total = total + sale`, where total exists already. */
const declaredAgain: Rule = (mishap) => {
  const [, one, other] =
    /^(?:Cannot access '(.+)' before initialization|can't access lexical declaration '(.+)' before)/.exec(
      mishap.failure?.message ?? '',
    ) ?? []
  const name = one ?? other
  const onLine = tokensOnLine(mishap)
  const [word, declared, equals] = onLine
  if (!name || declared?.text !== name || equals?.text !== '=' || !/^(let|const)$/.test(word!.text)) return null
  const first = codeOf(mishap).tokens.find(
    ({ text, line }, at, all) =>
      text === name && line < declared.line && /^(let|const|var|\(|,)$/.test(all[at - 1]?.text ?? ''),
  )
  if (!first || onLine.filter(({ text }) => text === name).length < 2) return null
  return {
    message: `Remove ${code(word!.text)} on line ${declared.line}: ${code(name)} already exists, since line ${first.line}. To change it, write ${code(`${name} = …`)}.`,
    meaning: '`let` and `const` make a new name. They come only once, where the name gets its first value.',
  }
}

/** `stations(0)`, where stations is a list. */
const listCalled: Rule = (mishap) => {
  const [, name] = /^([\w$]+) is not a function/.exec(mishap.failure?.message ?? '') ?? []
  if (!name || mishap.failure!.file === null || globals.includes(name)) return null
  const { tokens } = codeOf(mishap)
  const isList = tokens.some(
    ({ text }, at) =>
      text === name &&
      (tokens[at + 1]?.text === '[' ||
        tokens[at + 2]?.text === 'length' ||
        (tokens[at + 1]?.text === '=' && tokens[at + 2]?.text === '[')),
  )
  if (!isList || !namesIn(tokens).has(name)) return null
  return {
    message: `${code(name)} is a list, and line ${mishap.failure!.line} calls it as a function. For one of its values, write square brackets: ${code(`${name}[…]`)}.`,
    meaning:
      'Round brackets call a function. Square brackets pick a value of a list by its place: `list[0]` is the first.',
  }
}

export const firstErrorRules: Rule[] = [commaForDot, propertyAlone, declaredAgain, listCalled].map(
  (rule): Rule =>
    (mishap) =>
      mishap.failure && failedFile(mishap) ? rule(mishap) : null,
)
