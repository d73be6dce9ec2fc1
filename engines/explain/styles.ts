import { code, type Explanation, type Rule } from './mishap.ts'
import { nearest } from './nearest.ts'

/** CSS that a browser skips without a word. */

const colours =
  'black white red green blue yellow orange purple pink brown gray grey silver gold teal navy maroon olive aqua cyan lime magenta indigo violet crimson coral salmon khaki beige ivory lavender tomato darkred darkgreen darkblue lightblue lightgreen lightyellow lightcyan lightgray lightpink skyblue'.split(
    ' ',
  )
const lengths = /^(padding|margin|width|height|font-size|border-radius|gap)(-\w+)*$/

/** The styles of a file with everything else taken away, so that lines stay the same. */
function stylesOf(path: string, text: string): string {
  if (path.endsWith('.css')) return text
  if (!path.endsWith('.html')) return ''
  let result = ''
  let end = 0
  for (const { index, 0: whole, 1: tag = '' } of text.matchAll(/(<style\b[^>]*>)[\s\S]*?(?=<\/style|$)/gi)) {
    result += text.slice(end, index + tag.length).replaceAll(/[^\n]/g, ' ') + whole.slice(tag.length)
    end = index + whole.length
  }
  return result
}

const skipped = 'A browser skips a line of CSS that it doesn’t understand, and shows no message.'

function problemOf(line: string, next: string, number: number): Omit<Explanation, 'place'> | null {
  const [, property, sign, value] = /^\s*([a-z-]+)\s*([:=])\s*([^;{}]*?)\s*;?\s*}?\s*$/i.exec(line) ?? []
  if (!property || !value) return null
  const write = (right: string) => code(`${property}: ${right};`)
  if (sign === '=')
    return { message: `On line ${number}, write a colon instead of ${code('=')}: ${write(value)}.`, meaning: skipped }
  if (!/[;}]\s*$/.test(line) && /^\s*[a-z-]+\s*:/i.test(next))
    return {
      message: `A semicolon is missing at the end of line ${number}: ${write(value)}.`,
      meaning: `${skipped} Without the semicolon, this line and the next one are read as one, and both are lost.`,
    }
  if (/^['"].*['"]$/.test(value) && /color/.test(property))
    return { message: `Line ${number} needs no quotes: ${write(value.slice(1, -1))}.`, meaning: skipped }
  if (lengths.test(property) && /\d\s+px/.test(value))
    return {
      message: `On line ${number}, there is a space before ${code('px')}. Write ${write(value.replaceAll(/\s+px/g, 'px'))}.`,
      meaning: skipped,
    }
  if (lengths.test(property) && /^[1-9]\d*$/.test(value))
    return {
      message: `The number on line ${number} needs a unit: ${write(`${value}px`)}.`,
      meaning: `${skipped} Only 0 has no unit. ${code('px')} is short for pixel.`,
    }
  const meant =
    /color$|^background$/.test(property) && !colours.includes(value.toLowerCase()) && nearest(value, colours)
  if (meant)
    return {
      message: `CSS has no colour ${code(value)} (line ${number}). Did you mean ${code(meant)}?`,
      meaning: skipped,
    }
  return null
}

const skippedLine: Rule = (mishap) => {
  for (const { path, text } of mishap.files) {
    const lines = stylesOf(path, text).split('\n')
    for (const [index, line] of lines.entries()) {
      const found = problemOf(line, lines[index + 1] ?? '', index + 1)
      if (found) return { ...found, place: { file: path, line: index + 1 } }
    }
  }
  return null
}

export const styleRules: Rule[] = [(mishap) => (mishap.check && !mishap.failure ? skippedLine(mishap) : null)]
