import { code, type Explanation, failedFile, messageRule, type Mishap, type Rule } from '../mishap.ts'
import { nearest } from '../nearest.ts'
import { keywords } from './code.ts'
import { firstSyntaxRules, lastSyntaxRules } from './first-syntax.ts'
import { closingOf, scan } from './scan.ts'
import { plainTextRules } from './plain-text.ts'
import { messages } from './syntax-messages.ts'
import { codeOf, scriptOf, tokensOnLine } from './source.ts'

const isSyntax = ({ failure }: Mishap) => failure?.name === 'SyntaxError' && !failure.message.includes('JSON')

const quotes: Rule = (mishap) => {
  const line = mishap.failure?.line
  const text = line ? (scriptOf(mishap, failedFile(mishap)).split('\n')[line - 1] ?? '') : ''
  const [found] = /[“”„‘’]/.exec(text) ?? []
  if (!found || !/Unexpected character/.test(mishap.failure!.message)) return null
  const straight = /[“”„]/.test(found) ? '"' : "'"
  return {
    message: `Line ${line} has the curly quote ${found}. Code needs the straight quote ${straight}. Type it again on your keyboard.`,
    meaning:
      'Chat apps and word processors turn quotes into curly ones. They look nice in a letter, but JavaScript only knows the straight quotes " and \'. Delete the curly quotes and type them again in this editor.',
  }
}

const names = { text: 'text', template: 'template text', comment: 'comment' }

const unclosedText: Rule = (mishap) => {
  const { unclosed } = scan(scriptOf(mishap, failedFile(mishap)))
  if (!unclosed) return null
  const { what, sign, line } = unclosed
  const end = what === 'comment' ? '*/' : sign
  return {
    message:
      what === 'template'
        ? `The template text that starts with a backtick on line ${line} never ends. Put a backtick where it should end.`
        : `The ${names[what]} that starts with ${code(sign)} on line ${line} never ends. Put ${code(end)} where it should end.`,
    meaning:
      `${code(sign)} starts a ${names[what]}, and everything after it belongs to it until the same sign comes again. Without the end, JavaScript takes the rest of your code for ${names[what]}, so the line in the error can be far away.`.replace(
        '``',
        'A backtick',
      ),
    place: { file: failedFile(mishap), line },
  }
}

const bracketNames: Record<string, string> = {
  '(': 'bracket',
  '[': 'square bracket',
  '{': 'curly bracket',
  '${': 'placeholder',
}

const brackets: Rule = (mishap) => {
  const problem = codeOf(mishap).brackets
  if (!problem) return null
  const file = failedFile(mishap)
  const meaning =
    'Brackets come in pairs: ( ), [ ] and { }. Each one that opens has to be closed, the last one first. Indent your code: then the closing bracket of a block is right below the line that opened it, and a missing one is easy to see.'
  if (problem.kind === 'extra') {
    const { text, line } = problem.closing
    return {
      message: `There is a ${code(text)} on line ${line} that closes nothing. Remove it, or add the bracket that opens.`,
      meaning,
      place: { file, line },
    }
  }
  const { opening } = problem
  const place = { file, line: opening.line }
  const closing = closingOf(opening.text)
  if (problem.kind === 'mismatch') {
    const wrong = problem.closing
    return {
      message: `The ${code(opening.text)} on line ${opening.line} is closed with ${code(wrong.text)} on line ${wrong.line}. It needs ${code(closing)}.`,
      meaning,
      place,
    }
  }
  return {
    message: `The ${bracketNames[opening.text]} ${code(opening.text)} on line ${opening.line} is never closed. Add ${code(closing)} where it should end.`,
    meaning,
    place,
  }
}

/** A word that looks like a keyword, at the place of one. */
const keywordTypo: Rule = (mishap) => {
  const tokens = tokensOnLine(mishap)
  const { declared } = codeOf(mishap)
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1]
    if (token.kind !== 'name' || keywords.has(token.text) || declared.has(token.text)) continue
    // A keyword has no sign after it but an opening one.
    if (tokens[index - 1]?.text === '.' || (next && /^[.=,;:)\]]/.test(next.text))) continue
    const small = token.text.toLowerCase()
    if (keywords.has(small)) return keywordExplanation(token.text, small, token.line, true)
    const meant = nearest(token.text, keywords)
    if (meant && (next?.kind !== 'sign' || next.text === '(' || next.text === '{' || next.text === '*'))
      return keywordExplanation(token.text, meant, token.line, false)
  }
  return null
}

const keywordExplanation = (written: string, meant: string, line: number, isCase: boolean): Explanation => ({
  message: isCase
    ? `Write ${code(meant)} in small letters; line ${line} has ${code(written)}.`
    : `Line ${line} has ${code(written)}. Did you mean ${code(meant)}?`,
  meaning: `${code(meant)} is a keyword: a word that JavaScript itself knows. Keywords have to be spelt exactly, in small letters. JavaScript takes anything else for a name of yours and then stumbles over what follows it.`,
})

const jsonFile: Rule = (mishap) => {
  const file = failedFile(mishap)
  if (!file.endsWith('.json')) return null
  return {
    message: `${code(file)} isn’t valid JSON. Look at line ${mishap.failure!.line ?? 1}: texts and names need double quotes, and there is no comma after the last part.`,
    meaning:
      'JSON looks like JavaScript but is stricter: names and texts are in double quotes, there are no comments, and nothing comes after the last value but the closing bracket.',
  }
}

/** Two values in a row. */
const missingComma: Rule = (mishap) => {
  const { tokens } = codeOf(mishap)
  const line = mishap.failure?.line ?? 0
  const isValue = (kind: string) => kind === 'number' || kind === 'text'
  let depth = 0
  for (const [index, token] of tokens.entries()) {
    if (/^[[({]$/.test(token.text)) depth += 1
    const before = tokens[index - 1]
    const isNear = before && (token.line === line || before.line === line) && depth > 0
    const isEnd = before && (isValue(before.kind) || /^[\])}]$/.test(before.text))
    const isStart = isValue(token.kind) || (token.kind === 'name' && tokens[index + 1]?.text === ':')
    if (isNear && isEnd && isStart && before.text !== '{' && token.text !== ':') {
      return {
        message: `A comma is missing before ${code(token.text)} on line ${token.line}.`,
        meaning:
          'The parts of a list, of an object and of a call are separated by commas: `[1, 2]`, `{ a: 1, b: 2 }`, `add(1, 2)`.',
        place: { file: failedFile(mishap), line: token.line },
      }
    }
    if (/^[\])}]$/.test(token.text)) depth -= 1
  }
  return null
}

/** The engine notices it at the next word, which may be on the next line. */
const constWithoutValue: Rule = (mishap) => {
  const { tokens } = codeOf(mishap)
  const line = mishap.failure?.line ?? 0
  const at = tokens.findIndex(
    ({ text, line: own }, index) =>
      text === 'const' &&
      own <= line &&
      own >= line - 2 &&
      tokens[index + 1]?.kind === 'name' &&
      !/^(=|:|of|in|!)$/.test(tokens[index + 2]?.text ?? ''),
  )
  const name = tokens[at + 1]
  const next = tokens[at + 2]
  // Otherwise it's something else, such as two words for a name.
  if (at < 0 || (next && next.line === name!.line && next.text !== ';')) return null
  return {
    message: `The constant ${code(name!.text)} on line ${name!.line} has no value. Give it one, or declare it with ${code('let')}.`,
    meaning: 'A `const` gets its value once, where it’s declared. Use `let` for a variable whose value comes later.',
    place: { file: failedFile(mishap), line: name!.line },
  }
}

const elseAlone: Rule = (mishap) => {
  const { tokens } = codeOf(mishap)
  const { line } = mishap.failure!
  if (!tokens.some((token) => token.text === 'else' && token.line === line)) return null
  return {
    message: `The ${code('else')} on line ${line} has no ${code('if')}. Put the code between them in curly brackets, remove a ${code(';')} after the condition, or keep only one ${code('else')}.`,
    meaning:
      '`else` follows directly after the block of an `if`: `if (a) { … } else { … }`. An `if` can have one `else`; for more cases write `else if (b) { … }`.',
  }
}

const arrow: Rule = (mishap) => {
  const tokens = tokensOnLine(mishap)
  const at = tokens.findIndex(({ text }, index) => (text === '=' || text === '-') && tokens[index + 1]?.text === '>')
  if (at < 0) return null
  const written = `${tokens[at]!.text}${tokens[at]!.end < tokens[at + 1]!.start ? ' ' : ''}>`
  return {
    message: `Write the arrow as ${code('=>')}; line ${mishap.failure!.line} has ${code(written)}.`,
    meaning: 'An arrow function has `=>` between its parameters and its body, without a space: `(a, b) => a + b`.',
  }
}

export const syntaxRules: Rule[] = [
  jsonFile,
  quotes,
  ...firstSyntaxRules,
  ...plainTextRules,
  unclosedText,
  brackets,
  messageRule(messages),
  arrow,
  keywordTypo,
  constWithoutValue,
  elseAlone,
  missingComma,
  ...lastSyntaxRules,
].map(
  (rule): Rule =>
    (mishap) =>
      isSyntax(mishap) ? rule(mishap) : null,
)

/** Files that can be imported, for a name that is nearly one of them. */
export const unknownFile: Rule = (mishap) => {
  const [, name] = /^There is no file (\S+)\.$/.exec(mishap.failure?.message ?? '') ?? []
  if (!name) return null
  const others = mishap.files.map(({ path }) => `./${path}`).filter((path) => path !== `./${failedFile(mishap)}`)
  const meant = others.find((path) => path.replace(/\.\w+$/, '') === name) ?? nearest(name, others)
  return {
    message: `There is no file ${code(name)}.${meant ? ` Did you mean ${code(meant)}?` : others.length > 0 ? ` You can import ${others.map(code).join(' or ')}.` : ''}`,
    meaning: 'An import names the other file with its ending, starting with `./`: `import { add } from "./add.js"`.',
  }
}
