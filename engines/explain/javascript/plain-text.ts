import { code, failedFile, type Mishap, type Rule } from '../mishap.ts'
import { nearest } from '../nearest.ts'
import { keywords } from './code.ts'
import { scan, type Token } from './scan.ts'
import { codeOf, scriptOf } from './source.ts'

/** What people write as in a letter or in arithmetic, where code needs signs of its own. */

const textMeaning =
  'A text stands between quotes: `"Hello world"`. Without them, JavaScript takes each word for a name or a word of the language.'

const lineText = (mishap: Mishap, line: number) => scriptOf(mishap, failedFile(mishap)).split('\n')[line - 1] ?? ''

/** An apostrophe inside a text in single quotes ends it: 'D'Souza'. */
const apostrophe: Rule = (mishap) => {
  const { tokens } = scan(scriptOf(mishap, failedFile(mishap)))
  const at = tokens.findIndex(
    ({ kind, text, end }, index) =>
      kind === 'text' &&
      /^'.*\p{L}'$/su.test(text) &&
      tokens[index + 1]?.kind === 'name' &&
      tokens[index + 1]!.start === end,
  )
  const before = tokens[at]
  if (!before) return null
  const word = `${/[\p{L}\p{M}]+(?='$)/u.exec(before.text)![0]}'${tokens[at + 1]!.text}`
  return {
    message: `The apostrophe in ${code(word)} on line ${before.line} ends the text. Put this text in double quotes: ${code(`"${word}"`)}.`,
    meaning:
      "A text in single quotes ends at the next single quote, also if you mean an apostrophe. Use double quotes around it, or write `\\'` for the apostrophe.",
    place: { file: failedFile(mishap), line: before.line },
  }
}

const moneySign: Rule = ({ failure, ...mishap }) => {
  if (!failure?.line || !/Unexpected character/.test(failure.message)) return null
  const text = lineText({ ...mishap, failure }, failure.line)
  const [, sign, number] = /([₹€£])\s*([\d,.]*)/.exec(text) ?? []
  if (!sign) return null
  const plain = number?.replaceAll(',', '')
  return {
    message: `Line ${failure.line} has ${code(sign)} outside of a text. Numbers in code have no sign for money${plain ? `: write ${code(plain)}` : ''}.`,
    meaning: 'Code calculates with plain numbers: `30`. The sign belongs into the text that you print: `"₹" + 30`.',
  }
}

const isMultiplied = (token: Token | undefined) => /^[x×]$/i.test(token?.text ?? '')

const timesSign: Rule = (mishap) => {
  const { tokens } = codeOf(mishap)
  const at = tokens.findIndex(
    (token, index) =>
      token.line === mishap.failure?.line &&
      isMultiplied(token) &&
      tokens[index - 1]?.kind === 'number' &&
      tokens[index - 1]!.line === token.line &&
      /^(number|name)$/.test(tokens[index + 1]?.kind ?? ''),
  )
  if (at < 0) return null
  const [left, sign, right] = [tokens[at - 1]!.text, tokens[at]!.text, tokens[at + 1]!.text]
  return {
    message: `To multiply, write ${code('*')}: ${code(`${left} * ${right}`)}. Line ${tokens[at]!.line} has ${code(sign)}.`,
    meaning: 'The signs for arithmetic are `+`, `-`, `*` and `/`. The letter x is a name like any other.',
  }
}

/** Words that may stand between two names. */
const between = /^(of|in|as|from|is|instanceof|satisfies)$/

/** Several words where a value is expected: console.log(Hello world). */
const wordsWithoutQuotes: Rule = (mishap) => {
  const { tokens, declared } = codeOf(mishap)
  const isWord = (token: Token | undefined, line: number) =>
    token?.line === line && (token.kind === 'name' || token.kind === 'number') && !keywords.has(token.text)
  const at = tokens.findIndex(
    (token, index) =>
      token.line === mishap.failure?.line &&
      token.kind === 'name' &&
      isWord(token, token.line) &&
      !declared.has(token.text) &&
      !nearest(token.text, keywords) &&
      /^([(=,+:]|return|=>)$/.test(tokens[index - 1]?.text ?? '') &&
      isWord(tokens[index + 1], token.line) &&
      !between.test(tokens[index + 1]!.text),
  )
  if (at < 0) return null
  const { line } = tokens[at]!
  let end = at + 1
  while (isWord(tokens[end + 1], line)) end += 1
  const words = scriptOf(mishap, failedFile(mishap)).slice(tokens[at]!.start, tokens[end]!.end)
  return {
    message: `Line ${line} has the words ${code(words)} without quotes. Write ${code(`"${words}"`)}.`,
    meaning: textMeaning,
  }
}

/** Before the rules on texts that never end: an apostrophe looks like one. */
export const plainTextRules: Rule[] = [apostrophe, moneySign, timesSign, wordsWithoutQuotes]
