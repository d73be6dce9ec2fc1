import { replaceUnsupported, type FontWeight } from './fonts.ts'
import type { Doc } from './layout.ts'
import { mapText } from './map-text.ts'
import { createTextMeasurer, registerFonts } from './text.ts'

/** The same content with only characters that our fonts have, which are registered for it. */
export async function preparePrintable<Content>(doc: Doc, content: Content) {
  const printable = mapText(content, (text, key) => (key === 'href' ? text : toSupported(text)))
  // 'Aa' for the headings.
  await registerFonts(doc, ['Aa', ...allTexts(printable)].flatMap(inBothWeights))
  return { printable, measure: createTextMeasurer(doc) }
}

const inBothWeights = (text: string): [string, FontWeight][] => [
  [text, 'text'],
  [text, 'bold'],
]

const allTexts = (part: unknown): string[] =>
  typeof part === 'string' ? [part] : part && typeof part === 'object' ? Object.values(part).flatMap(allTexts) : []

/** Characters that people paste, and what the fonts have instead. */
const substitutes: Record<string, string> = {
  '→': '->',
  '←': '<-',
  '⇒': '=>',
  '≥': '>=',
  '≤': '<=',
  '≈': '~',
  '‐': '-',
  '‑': '-',
  '‒': '–',
  '―': '—',
  '●': '•',
  '▪': '•',
  '■': '•',
  '★': '*',
  '☆': '*',
  '✓': '+',
  '✔': '+',
  '\u200b': '',
  '\ufeff': '',
}
const substitutable = new RegExp(`[${Object.keys(substitutes).join('')}]`, 'gu')

const toSupported = (text: string) =>
  replaceUnsupported(text.replaceAll(substitutable, (character) => substitutes[character]!))
