import Pdf from 'pdfkit'
import { fontFile, isShaped } from './fonts.ts'
import { writeBySyllable } from './indic-clusters.ts'
import { type LetterPairs, newLetterPairs, shapeByPairs } from './latin-pairs.ts'

// oxlint-disable eslint/no-underscore-dangle -- the names of pdfkit and fontkit

type Doc = InstanceType<typeof Pdf>
/** The part of fontkit's font that is used here; it has no types. */
type Font = { maxp: object; _layoutEngine: object }
type Parsed = { font: Font; pairs: LetterPairs }

/** Of this thread. Parsing the fonts again took most of the time of a short document. */
const parsed = new Map<string, Promise<Parsed>>()

/** Makes this the font of the document. */
export async function useFont(doc: Doc, name: string): Promise<void> {
  const parsing = parsed.get(name) ?? fontFile(name).then(parse)
  parsed.set(name, parsing)
  const { font, pairs } = await parsing
  doc.registerFont(name, viewOf(font)).font(name)
  if (isShaped(name)) writeBySyllable(doc)
  else shapeByPairs(doc, pairs)
}

function parse(bytes: Buffer): Parsed {
  const { font } = (new Pdf().font(bytes) as unknown as { _font: { font: Font } })._font
  // Created now, because each view would create its own.
  void font._layoutEngine
  return { font, pairs: newLetterPairs() }
}

/** Glyphs of syllables are counted in `maxp`, so each document has its own. pdfkit accepts a parsed font. */
const viewOf = (font: Font) => Object.create(font, { maxp: { value: { ...font.maxp } } }) as unknown as Uint8Array
