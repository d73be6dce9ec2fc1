import { readFile } from 'node:fs/promises'

export type FontWeight = 'bold' | 'text'
/** A piece of a text that one font can write. */
export type Run = { font: string; text: string }

const joiners = '\\u200b-\\u200d\\u25cc'
const indic = (first: string, last: string) => new RegExp(`^[ \\u00a0\\u0964\\u0965${first}-${last}${joiners}₹]+$`, 'u')

/** Which file of fonts/ has which letters; the first that has them writes them. */
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

/** The text in pieces of one font each, or null where it has a letter that we have no font for. */
export function toRuns(given: string, weight: FontWeight): Run[] | null {
  const runs: Run[] = []
  for (const { segment } of graphemes.segment(oneLine(given))) {
    const last = runs.at(-1)
    const fitting = alphabets.filter(([, letters]) => letters.test(segment)).map(([name]) => fileOf(name, weight))
    if (fitting.length === 0) return null
    // A space between two words is written by the font of the word before it.
    if (last && fitting.includes(last.font)) last.text += segment
    else runs.push({ font: fitting[0]!, text: segment })
  }
  return runs
}

/** Accents joined to their letters, as the fonts have them; line breaks and the like become spaces. */
export const oneLine = (text: string) => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()

// Cut in both weights: what longer texts are written in. Of the other scripts there are names alone, which are bold.
const inBothWeights = new Set(['latin', 'latin-ext', 'devanagari'])
const fileOf = (alphabet: string, weight: FontWeight) => `${alphabet}-${inBothWeights.has(alphabet) ? weight : 'bold'}`

/** Whether a font's letters are shaped into syllables. */
export const isShaped = (font: string) => !font.startsWith('latin')

const kept = new Map<string, Promise<Buffer>>()

/** A font's file, read once. */
export function fontFile(name: string): Promise<Buffer> {
  const found = kept.get(name) ?? readFile(new URL(`./fonts/${name}.ttf`, import.meta.url))
  kept.set(name, found)
  return found
}

/** The text with a question mark in place of each letter that we have no font for. */
export const replaceUnsupported = (text: string): string =>
  [...graphemes.segment(oneLine(text))].map(({ segment }) => (toRuns(segment, 'text') ? segment : '?')).join('')
