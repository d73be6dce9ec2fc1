import { code, firstOf, type Rule } from '../mishap.ts'
import { globals, keywords } from './code.ts'
import { errorRules } from './errors.ts'
import { codeOf } from './source.ts'
import { misspeltProperty } from './values.ts'

/** Mistakes in functions that run at a click: their errors reach nobody, and the page only stays as it was. */

/** `cups = count`, where cups is an element. */
const elementReplaced: Rule = (mishap) => {
  const { tokens } = codeOf(mishap, mishap.entry)
  const elements = new Set(
    tokens
      .filter((_, at) => tokens[at + 1]?.text === '=' && /^(document|querySelector)$/.test(tokens[at + 2]?.text ?? ''))
      .map(({ text }) => text),
  )
  const found = tokens.findIndex(
    ({ text }, at) =>
      elements.has(text) && tokens[at + 1]?.text === '=' && !/^(const|let|var|\.)$/.test(tokens[at - 1]?.text ?? ''),
  )
  const name = tokens[found]
  if (!name) return null
  return {
    message: `${code(name.text)} is an element of the page. To change its text on line ${name.line}, write ${code(`${name.text}.textContent = …`)}.`,
    meaning: 'An element has many parts: its text, its colour, its id. `textContent` is the text that people see.',
    place: { file: mishap.entry, line: name.line },
  }
}

const browserNames = new Set(
  'event alert prompt confirm location history navigator Infinity NaN arguments globalThis self'.split(' '),
)

/** A name that nothing in the scripts declares, explained as if it had been reported. */
const unknownInHandler: Rule = (mishap) => {
  const { tokens } = codeOf(mishap, mishap.entry)
  const declared = new Set(
    tokens
      .filter(
        (_, at) =>
          /^(const|let|var|function|class|catch|[{[(,])$/.test(tokens[at - 1]?.text ?? '') ||
          tokens[at + 1]?.text === '=>',
      )
      .map(({ text }) => text),
  )
  const found = tokens.find(
    ({ kind, text }, at) =>
      kind === 'name' &&
      !keywords.has(text) &&
      !declared.has(text) &&
      !globals.includes(text) &&
      !browserNames.has(text) &&
      /^[a-z]/.test(text) &&
      tokens[at + 1]?.text === '.' &&
      !/^(\.|\?\.)$/.test(tokens[at - 1]?.text ?? ''),
  )
  if (!found) return null
  const failure = {
    name: 'ReferenceError',
    message: `${found.text} is not defined`,
    file: mishap.entry,
    line: found.line,
  }
  const explanation = firstOf(errorRules, { ...mishap, failure })
  return explanation ? { ...explanation, place: { file: mishap.entry, line: found.line } } : null
}

export const handlerRules: Rule[] = [elementReplaced, unknownInHandler, misspeltProperty].map(
  (rule): Rule =>
    (mishap) =>
      mishap.check?.actual && !mishap.failure ? rule(mishap) : null,
)
