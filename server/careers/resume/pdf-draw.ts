import { writeLine } from '#server/kit/pdf/text.ts'
import { type Column, type Doc, flow, type Layout, type Line, pagesOf, type Piece, type Placed } from './pdf-flow.ts'

type Element = ReturnType<Doc['struct']>

/** Draws every page, each column from top to bottom, and tells screen readers what is what. */
export function drawLayout(doc: Doc, layout: Layout) {
  const root = doc.struct('Document')
  doc.addStructure(root)
  const columns = layout.columns.map((column) => ({ column, placed: flow(column) }))
  for (let page = 0; page < pagesOf(layout); page++) {
    if (page > 0) doc.addPage()
    asArtifact(doc, () => layout.decorate(doc, page))
    for (const { column, placed } of columns) {
      const here = placed.filter((each) => each.page === page)
      asArtifact(doc, () => paint(doc, column, here))
      for (const element of elementsOf(here)) drawElement(doc, root, column, element)
    }
  }
  root.end()
}

/** What is no text: it is drawn for the eye only. */
function asArtifact(doc: Doc, draw: () => void) {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}

function paint(doc: Doc, { x, width }: Column, placed: Placed[]) {
  for (const { line, y } of placed) line.paint?.(doc, { x, y, width, height: line.height, baseline: line.baseline })
}

/** The lines of one heading, paragraph or entry each; entries that follow one another are one list. */
function elementsOf(placed: Placed[]): Placed[][] {
  const elements: Placed[][] = []
  for (const each of placed) {
    const last = elements.at(-1)
    const goesOn = !each.line.isFirst || (each.line.tag === 'LI' && last?.[0]?.line.tag === 'LI')
    if (last && goesOn) last.push(each)
    else elements.push([each])
  }
  return elements
}

function drawElement(doc: Doc, root: Element, column: Column, placed: Placed[]) {
  const { tag } = placed[0]!.line
  const outer = doc.struct(tag === 'LI' ? 'L' : tag)
  root.add(outer)
  for (const one of tag === 'LI' ? entriesOf(placed) : [placed]) {
    const inner = tag === 'LI' ? listEntry(doc, outer) : outer
    for (const { line, y } of one) for (const piece of line.pieces) drawPiece(doc, inner, piece, { column, line, y })
  }
  outer.end()
}

const entriesOf = (placed: Placed[]): Placed[][] =>
  placed.reduce<Placed[][]>((all, each) => {
    if (each.line.isFirst || all.length === 0) all.push([each])
    else all.at(-1)!.push(each)
    return all
  }, [])

function listEntry(doc: Doc, list: Element): Element {
  const entry = doc.struct('LI')
  list.add(entry)
  const words = doc.struct('LBody')
  entry.add(words)
  return words
}

function drawPiece(doc: Doc, element: Element, piece: Piece, at: { column: Column; line: Line; y: number }) {
  const x = at.column.x + piece.x
  const y = at.y + at.line.baseline
  // What was measured fits; the little more keeps a rounding from making it smaller.
  const write = () => writeLine(doc, piece.text, { x, y, width: sheetWidth, size: piece.size }, piece.style)
  const address = piece.href && asciiAddress(piece.href)
  if (!address) return void element.add(write)
  const link = doc.struct('Link')
  element.add(link)
  let width = 0
  link.add(() => void (width = write()))
  // The types of pdfkit do not know yet that a link may be part of the structure.
  const options = { structParent: link, Contents: new String(piece.text) }
  doc.link(x, at.y, width, at.line.height, address, options as object)
  link.end()
}

const sheetWidth = 600

/** An address as PDF wants it: letters beyond ASCII are escaped. Null where it is none after all. */
const asciiAddress = (href: string): string | null => (URL.canParse(href) ? new URL(href).href : null)
