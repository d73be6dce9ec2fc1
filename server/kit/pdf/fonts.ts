import { readFile } from 'node:fs/promises'

export type FontWeight = 'bold' | 'text'
/** A piece of text in one font. */
export type Run = { font: string; text: string }

const joiners = '\\u200b-\\u200d\\u25cc'
const indic = (first: string, last: string) => new RegExp(`^[ \\u00a0\\u0964\\u0965${first}-${last}${joiners}₹]+$`, 'u')

/** The letters of each file in fonts/; the first match is used. */
const alphabets: [string, RegExp][] = [
  ['latin', /^[ -~\u00a0-\u00ffıŒœʻʼˆ˚˜\u2009\u2013\u2014\u2018-\u201a\u201c-\u201e•…′″‹›⁄€™−∕]+$/u],
  ['latin-ext', /^[ \u00a0\u0100-\u0130\u0134-\u0148\u014a-\u0151\u0154-\u017eƏƒơƠưƯ\u01fa-\u021bə₹]+$/u],
  ['latin-ext', /^[Ḉ-ḉḌ-ḏḔ-ḗḜḝḠḡḤḥḪḫḮḯḶḷḺḻṂ-ṉṌ-ṓṚṛṞ-ṩṬ-ṯṸ-ṻẀ-ẅẎẏẒẓẗẞỲ-ỹ]+$/u],
  ['devanagari', indic('\\u0900', '\\u097f')],
  ['bangla', indic('\\u0980', '\\u09ff')],
  ['gurmukhi', indic('\\u0a00', '\\u0a7f')],
  ['gujarati', indic('\\u0a80', '\\u0aff')],
  ['odia', indic('\\u0b00', '\\u0b7f')],
  ['tamil', indic('\\u0b80', '\\u0bff')],
  ['telugu', indic('\\u0c00', '\\u0c7f')],
  ['kannada', indic('\\u0c80', '\\u0cff')],
  ['malayalam', indic('\\u0d00', '\\u0d7f')],
]

const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' })

/** Splits a text into runs of one font each. Null if no font has one of its letters. */
export function toRuns(text: string, weight: FontWeight): Run[] | null {
  const line = oneLine(text)
  if (plainLetters.test(line)) return line === '' ? [] : [{ font: fileOf('latin', weight), text: line }]
  const runs: Run[] = []
  for (const { segment } of graphemes.segment(line)) {
    const last = runs.at(-1)
    const matching = alphabetsOf(segment)
    if (matching.length === 0) return null
    // A space continues the font of the word before it.
    if (last && matching.some((name) => fileOf(name, weight) === last.font)) last.text += segment
    else runs.push({ font: fileOf(matching[0]!, weight), text: segment })
  }
  return runs
}

/** Most texts; splitting them into graphemes would take longer than everything else. */
const plainLetters = /^[ -~]*$/

const found = new Map<string, string[]>()
const maxFound = 10_000

/** The alphabets that have this grapheme. */
function alphabetsOf(grapheme: string): string[] {
  const known = found.get(grapheme)
  if (known) return known
  const matching = alphabets.filter(([, letters]) => letters.test(grapheme)).map(([name]) => name)
  if (found.size >= maxFound) found.clear()
  found.set(grapheme, matching)
  return matching
}

/** Composes accents, as the fonts have them, and turns all white space into single spaces. */
export const oneLine = (text: string) => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()

// These have both weights. The other scripts are only used for names, which are bold.
const inBothWeights = new Set(['latin', 'latin-ext', 'devanagari'])
const fileOf = (alphabet: string, weight: FontWeight) => `${alphabet}-${inBothWeights.has(alphabet) ? weight : 'bold'}`

/** Whether the font needs shaping, as Indic scripts do. */
export const isShaped = (font: string) => !font.startsWith('latin')

/** Whether a text has letters of a script that needs shaping. */
export const hasShapedLetters = (text: string) => /[\u0900-\u0d7f]/u.test(text)

const files = new Map<string, Promise<Buffer>>()

export function fontFile(name: string): Promise<Buffer> {
  const file = files.get(name) ?? readFile(new URL(`./fonts/${name}.ttf`, import.meta.url))
  files.set(name, file)
  return file
}

/** Replaces letters that no font has with question marks. */
export function replaceUnsupported(text: string): string {
  const line = oneLine(text)
  if (plainLetters.test(line)) return line
  return [...graphemes.segment(line)].map(({ segment }) => (isSupported(segment) ? segment : '?')).join('')
}

/** A segment without visible letters, such as a line break, is no text of its own. */
const isSupported = (segment: string) => segment.trim() === '' || alphabetsOf(segment).length > 0
