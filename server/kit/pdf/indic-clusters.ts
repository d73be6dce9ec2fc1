import type Pdf from 'pdfkit'

// oxlint-disable eslint/no-underscore-dangle -- the names of pdfkit and fontkit

type Doc = InstanceType<typeof Pdf>

/** The parts of pdfkit's and fontkit's fonts that are used here; neither has types for them. */
type Glyph = { id: number; advanceWidth: number; cbox: { minX: number; minY: number; maxX: number; maxY: number } }
type Position = { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number; advanceWidth?: number }
type Shaped = { glyphs: Glyph[]; positions: Position[] }
type Subset = {
  glyphs: number[]
  glyf: Uint8Array[]
  loca: { offsets: number[] }
  hmtx: { metrics: { advance: number; bearing: number }[] }
  offset: number
  includeGlyph: (id: number) => number
  _addGlyph: (id: number) => number
}
type EmbeddedFont = {
  font: { layout: (text: string) => Shaped; maxp: { maxComponentDepth: number; maxComponentElements: number } }
  subset: Subset
  scale: number
  widths: number[]
  unicode: number[][]
  layout: (text: string, features?: unknown, onlyWidth?: boolean) => unknown
  encode: (text: string) => [string[], Position[]]
}

/** A glyph at its position in the syllable, in font units. */
type Part = { id: number; x: number; y: number }
type Syllable = { parts: Part[]; advance: number; box: number[] }

const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' })
/** The virama of each script we have a font for. */
const virama = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d]\u200d?$/u

/** Splits a text into orthographic syllables. Unicode's grapheme rules do that only for some of our scripts. */
export function syllablesOf(text: string): string[] {
  const syllables: string[] = []
  for (const { segment } of graphemes.segment(text)) {
    const last = syllables.at(-1)
    if (last && virama.test(last) && segment.trim() !== '') syllables[syllables.length - 1] = last + segment
    else syllables.push(segment)
  }
  return syllables
}

// Above every glyph id of a font.
const firstOwnId = 0x1_0000

/**
 * Makes the current font write each syllable as one character. Shaping moves some vowel signs before their consonant, so
 * text copied from the PDF would be in the wrong order in readers that ignore ActualText.
 */
export function writeBySyllable(doc: Doc) {
  const font = (doc as unknown as { _font: EmbeddedFont })._font
  const { subset } = font
  const known = new Map<string, { code: number; advance: number }>()
  const own: Syllable[] = []
  font.font.maxp.maxComponentDepth = Math.max(2, font.font.maxp.maxComponentDepth)

  const find = (text: string) => {
    const found = known.get(text)
    if (found) return found
    const syllable = shape(font, text)
    font.font.maxp.maxComponentElements = Math.max(font.font.maxp.maxComponentElements, syllable.parts.length)
    const code = subset.glyphs.push(firstOwnId + own.push(syllable) - 1) - 1
    font.widths[code] = syllable.advance * font.scale
    font.unicode[code] = Array.from(text, (letter) => letter.codePointAt(0)!)
    const made = { code, advance: syllable.advance * font.scale }
    known.set(text, made)
    return made
  }

  font.layout = (text) => ({ advanceWidth: syllablesOf(text).reduce((sum, each) => sum + find(each).advance, 0) })
  font.encode = (text) => {
    const found = syllablesOf(text).map(find)
    return [
      found.map(({ code }) => code.toString(16).padStart(4, '0')),
      found.map(({ advance }) => positionFor(advance)),
    ]
  }
  const addGlyph = subset._addGlyph.bind(subset)
  subset._addGlyph = (id) => (id < firstOwnId ? addGlyph(id) : addSyllable(subset, own[id - firstOwnId]!))
}

const positionFor = (advance: number): Position => ({
  xAdvance: advance,
  yAdvance: 0,
  xOffset: 0,
  yOffset: 0,
  advanceWidth: advance,
})

function shape({ font }: EmbeddedFont, text: string): Syllable {
  const { glyphs, positions } = font.layout(text)
  const parts: Part[] = []
  let pen = 0
  let box = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [index, { id, cbox }] of glyphs.entries()) {
    const { xAdvance, xOffset, yOffset } = positions[index]!
    const [x, y] = [Math.round(pen + xOffset), Math.round(yOffset)]
    pen += xAdvance
    // A space has nothing to draw.
    if (!Number.isFinite(cbox.minX) || cbox.minX >= cbox.maxX) continue
    parts.push({ id, x, y })
    const [left, bottom, right, top] = box as [number, number, number, number]
    box = [
      Math.min(left, x + cbox.minX),
      Math.min(bottom, y + cbox.minY),
      Math.max(right, x + cbox.maxX),
      Math.max(top, y + cbox.maxY),
    ]
  }
  return { parts, advance: Math.round(pen), box: parts.length > 0 ? box : [0, 0, 0, 0] }
}

const wordsAsOffsets = 0x0003
const moreFollow = 0x0020

/** Writes a compound glyph of TrueType's glyf table. */
function addSyllable(subset: Subset, { parts, advance, box }: Syllable): number {
  const bytes = Buffer.alloc(parts.length > 0 ? Math.ceil((10 + parts.length * 8) / 4) * 4 : 0)
  if (parts.length > 0) {
    bytes.writeInt16BE(-1, 0)
    for (const [index, edge] of box.entries()) bytes.writeInt16BE(Math.round(edge), 2 + index * 2)
  }
  for (const [index, { id, x, y }] of parts.entries()) {
    const at = 10 + index * 8
    bytes.writeUInt16BE(wordsAsOffsets | (index < parts.length - 1 ? moreFollow : 0), at)
    bytes.writeUInt16BE(subset.includeGlyph(id), at + 2)
    bytes.writeInt16BE(x, at + 4)
    bytes.writeInt16BE(y, at + 6)
  }
  subset.glyf.push(bytes)
  subset.loca.offsets.push(subset.offset)
  subset.hmtx.metrics.push({ advance, bearing: Math.round(box[0]!) })
  subset.offset += bytes.length
  return subset.glyf.length - 1
}
