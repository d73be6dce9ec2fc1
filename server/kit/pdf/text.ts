import type Pdf from 'pdfkit'
import { oneLine, type Run, toRuns, type FontWeight } from './fonts.ts'
import { useFont } from './parsed-fonts.ts'

type Doc = InstanceType<typeof Pdf>
export type Style = { weight: FontWeight; colour: string; spacing?: number }

/** Position, available width and maximum font size. */
export type TextBox = { x: number; y: number; width: number; size: number }

/** Registers the fonts of these texts; writing is synchronous after that. */
export async function registerFonts(doc: Doc, texts: [string, FontWeight][]) {
  const needed = new Set(texts.flatMap(([text, weight]) => toRuns(text, weight) ?? []).map(({ font }) => font))
  for (const font of needed) await useFont(doc, font)
}

/** Writes one line at its baseline, smaller if it would not fit. Returns its width. */
export function writeLine(doc: Doc, text: string, { x, y, width, size }: TextBox, style: Style): number {
  const runs = toRuns(text, style.weight) ?? []
  const fitted = fit(doc, runs, width, size, style.spacing)
  let at = x
  doc.fillColor(style.colour)
  for (const run of runs) {
    doc.font(run.font).fontSize(fitted)
    doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic', characterSpacing: style.spacing ?? 0 })
    at += widthOf(doc, [run], fitted, style.spacing)
  }
  return at - x
}

/** Measures texts at size 1, each of them once. A space at the end counts: it is part of the word before it. */
export function createTextMeasurer(doc: Doc): (text: string, weight: FontWeight) => number {
  const widths = { bold: new Map<string, number>(), text: new Map<string, number>() }
  return (text, weight) => {
    const known = widths[weight].get(text)
    if (known !== undefined) return known
    const runs = toRuns(text, weight) ?? []
    const last = runs.at(-1)
    if (last && text.endsWith(' ')) last.text += ' '
    const width = widthOf(doc, runs, 100) / 100
    widths[weight].set(text, width)
    return width
  }
}

/** How large a text may be on one line, on two, three and four. */
const shares = [1, 0.8, 0.6, 0.45]

/** Writes on one line, or on up to four if that allows a larger size. Returns the baseline of the last. */
export function writeShrinkToFit(doc: Doc, text: string, place: TextBox & { leading: number }, style: Style): number {
  const { width, size, leading, y } = place
  const sizeOf = (part: string) => fit(doc, toRuns(part, style.weight) ?? [], width, size)
  const layouts = shares.map((share, index) => {
    const lines = splitEvenly(oneLine(text), index + 1)
    return { lines, size: Math.min(...lines.map(sizeOf), size * share) }
  })
  const [onOne] = layouts
  const largest = layouts.reduce((best, layout) => (layout.size > best.size ? layout : best))
  const chosen = onOne!.size >= size * 0.62 ? onOne! : largest
  const top = y - (chosen.lines.length - 1) * chosen.size * 0.25
  const baseline = (index: number) => top + index * chosen.size * leading
  for (const [index, line] of chosen.lines.entries()) {
    writeLine(doc, line, { ...place, size: chosen.size, y: baseline(index) }, style)
  }
  return baseline(chosen.lines.length - 1)
}

/** Splits into lines of about the same length, at spaces only. */
function splitEvenly(text: string, lines: number): string[] {
  const ideal = text.length / lines
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index)
  const [cut] = spaces.toSorted((a, b) => Math.abs(a - ideal) - Math.abs(b - ideal))
  if (lines === 1 || cut === undefined) return [text]
  return [text.slice(0, cut), ...splitEvenly(text.slice(cut + 1), lines - 1)]
}

const fit = (doc: Doc, runs: Run[], width: number, size: number, spacing = 0) =>
  Math.min(size, (size * width) / Math.max(1, widthOf(doc, runs, size, spacing)))

function widthOf(doc: Doc, runs: Run[], size: number, spacing = 0): number {
  return runs.reduce((sum, { font, text }) => {
    doc.font(font).fontSize(size)
    return sum + doc.widthOfString(text, { characterSpacing: spacing })
  }, 0)
}

/** Writes one right-aligned line. */
export function writeRight(doc: Doc, text: string, place: TextBox, style: Style): void {
  const { x, width, size } = place
  const needed = Math.min(width, widthOf(doc, toRuns(text, style.weight) ?? [], size, style.spacing))
  writeLine(doc, text, { ...place, x: x + width - needed, width: needed + 0.01 }, style)
}

/** Wraps the text. Returns the baseline of the last line. */
export function writeWrapped(doc: Doc, text: string, place: TextBox & { leading: number }, style: Style): number {
  const lines = wrap(oneLine(text), (part) => {
    return widthOf(doc, toRuns(part, style.weight) ?? [], place.size, style.spacing) <= place.width
  })
  for (const [index, line] of lines.entries()) {
    writeLine(doc, line, { ...place, y: place.y + index * place.size * place.leading }, style)
  }
  return place.y + (lines.length - 1) * place.size * place.leading
}

/** A word that is too long is not split; it is written smaller. */
function wrap(text: string, fits: (part: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
