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
  const runs: Run[] = []
  for (const { segment } of graphemes.segment(oneLine(text))) {
    const last = runs.at(-1)
    const matching = alphabets.filter(([, letters]) => letters.test(segment)).map(([name]) => fileOf(name, weight))
    if (matching.length === 0) return null
    // A space continues the font of the word before it.
    if (last && matching.includes(last.font)) last.text += segment
    else runs.push({ font: matching[0]!, text: segment })
  }
  return runs
}

/** Composes accents, as the fonts have them, and turns all white space into single spaces. */
export const oneLine = (text: string) => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()

// These have both weights. The other scripts are only used for names, which are bold.
const inBothWeights = new Set(['latin', 'latin-ext', 'devanagari'])
const fileOf = (alphabet: string, weight: FontWeight) => `${alphabet}-${inBothWeights.has(alphabet) ? weight : 'bold'}`

/** Whether the font needs shaping, as Indic scripts do. */
export const isShaped = (font: string) => !font.startsWith('latin')

const files = new Map<string, Promise<Buffer>>()

export function fontFile(name: string): Promise<Buffer> {
  const file = files.get(name) ?? readFile(new URL(`./fonts/${name}.ttf`, import.meta.url))
  files.set(name, file)
  return file
}

/** Replaces letters that no font has with question marks. */
export const replaceUnsupported = (text: string): string =>
  [...graphemes.segment(oneLine(text))].map(({ segment }) => (toRuns(segment, 'text') ? segment : '?')).join('')
