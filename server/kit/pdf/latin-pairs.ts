import type Pdf from 'pdfkit'

// oxlint-disable eslint/no-underscore-dangle -- the names of pdfkit and fontkit

type Doc = InstanceType<typeof Pdf>
type Glyph = { id: number }
type Position = { xAdvance: number }
type Shaped = { glyphs: Glyph[]; positions: Position[]; advanceWidth: number }
/** The part of pdfkit's embedded font that is used here; it has no types. */
type EmbeddedFont = { layoutRun: (text: string, features?: unknown) => Shaped }

/** A letter before another: its glyph and how far it moves the pen, kerning included. */
type Step = { glyph: Glyph; position: Position }

/** Of one font. A pair is null if its letters don't stand for themselves. */
export type LetterPairs = { alone: Map<string, Step>; pairs: Map<string, Step | null> }
export const newLetterPairs = (): LetterPairs => ({ alone: new Map(), pairs: new Map() })

/** Without marks that combine with the letter before them. */
const simpleLetters = /^[ -~\u00a1-\u00ff]+$/u

/**
 * Makes the current font shape Latin words from pairs of letters, each of which is shaped once. Shaping every new word
 * took most of the time of a long document. The glyphs and positions are the same: in Latin only neighbours affect each
 * other. A word with a ligature is shaped as a whole.
 */
export function shapeByPairs(doc: Doc, { alone, pairs }: LetterPairs) {
  const font = (doc as unknown as { _font: EmbeddedFont })._font
  const shape = font.layoutRun.bind(font)

  function stepAlone(letter: string): Step {
    const known = alone.get(letter)
    if (known) return known
    const { glyphs, positions } = shape(letter)
    const step = { glyph: glyphs[0]!, position: positions[0]! }
    alone.set(letter, step)
    return step
  }

  /** Null if the two are written as one, or change each other's shape. */
  function stepBefore(letter: string, next: string): Step | null {
    const pair = letter + next
    const known = pairs.get(pair)
    if (known !== undefined) return known
    const { glyphs, positions } = shape(pair)
    const isPlain =
      glyphs.length === 2 &&
      glyphs[0]!.id === stepAlone(letter).glyph.id &&
      glyphs[1]!.id === stepAlone(next).glyph.id &&
      positions[1]!.xAdvance === stepAlone(next).position.xAdvance
    const step = isPlain ? { glyph: glyphs[0]!, position: positions[0]! } : null
    pairs.set(pair, step)
    return step
  }

  font.layoutRun = (text, features) => {
    if (features || !simpleLetters.test(text)) return shape(text, features)
    const run: Shaped = { glyphs: [], positions: [], advanceWidth: 0 }
    for (let at = 0; at < text.length; at++) {
      const step = at === text.length - 1 ? stepAlone(text[at]!) : stepBefore(text[at]!, text[at + 1]!)
      if (!step) return shape(text)
      run.glyphs.push(step.glyph)
      run.positions.push(step.position)
      run.advanceWidth += step.position.xAdvance
    }
    return run
  }
}
