import { code, type Rule } from './mishap.ts'

const unquoted = (text: string) => text.replaceAll(/^['"]|['"]$/g, '')
const isText = (value: string) => /^['"][\s\S]*['"]$/.test(value)

/** The values are almost the same. */
export const almostSame: Rule = ({ check, failure }) => {
  if (failure || !check || check.expected === null || check.actual === null) return null
  const { expected, actual } = check
  if (isText(expected) && isText(actual)) {
    const [wanted, found] = [unquoted(expected), unquoted(actual)]
    if (wanted.toLowerCase() === found.toLowerCase()) {
      return {
        message: 'The text is right except for capital and small letters.',
        meaning: 'For a computer, `Pune` and `pune` are different texts. The check compares letter by letter.',
      }
    }
    const bare = (text: string) => text.replaceAll(/\\n|\s+/g, '')
    if (bare(wanted) === bare(found)) {
      return {
        message: 'The text is right except for spaces or line breaks.',
        meaning:
          'A space or a line break is a character like any other. Look at the start, the end, and around commas and signs.',
      }
    }
    const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '')
    if (letters(wanted) === letters(found) && letters(wanted) !== '') {
      return {
        message: 'The words are right; a comma, a full stop or another sign differs.',
        meaning: 'The check compares character by character, signs too.',
      }
    }
  }
  if (isText(actual) !== isText(expected) && unquoted(actual) === unquoted(expected)) {
    return isText(actual)
      ? {
          message: `Your code returns the text ${code(actual)}; the check expects ${code(expected)} without quotes.`,
          meaning: 'A text that looks like a number is still a text. `Number("5")` makes a number of it.',
        }
      : {
          message: `Your code returns ${code(actual)}; the check expects the text ${code(expected)}.`,
          meaning: 'A number isn’t the same as the text that shows it. `String(5)` makes a text of it.',
        }
  }
  const parts = (text: string) =>
    text
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/,? ?\]$|^\[ ?/g, '')
      .split(', ')
  const isList = expected.startsWith('[') && actual.startsWith('[')
  if (isList && expected !== actual && parts(expected).toSorted().join() === parts(actual).toSorted().join()) {
    return {
      message: 'The list has the right elements in another order.',
      meaning: 'The order of a list counts. Sort it, or add the elements in the order that the instructions give.',
    }
  }
  return null
}
