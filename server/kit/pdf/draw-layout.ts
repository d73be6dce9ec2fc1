import { writeLine } from './text.ts'
import {
  type Column,
  countPages,
  type Doc,
  type Layout,
  type Line,
  paginate,
  type PlacedLine,
  type TextSpan,
} from './layout.ts'

type Element = ReturnType<Doc['struct']>

/** Draws every page, with a structure tree for screen readers. */
export function drawLayout(doc: Doc, layout: Layout) {
  const root = doc.struct('Document')
  doc.addStructure(root)
  const columns = layout.columns.map((column) => ({ column, placed: paginate(column) }))
  for (let page = 0; page < countPages(layout); page++) {
    if (page > 0) doc.addPage()
    asArtifact(doc, () => layout.decorate(doc, page))
    for (const { column, placed } of columns) {
      const onPage = placed.filter((each) => each.page === page)
      asArtifact(doc, () => paintDecorations(doc, column, onPage))
      for (const element of elementsOf(onPage)) drawElement(doc, root, column, element)
    }
  }
  root.end()
}

/** Decoration, which screen readers skip. */
function asArtifact(doc: Doc, draw: () => void) {
  doc.markContent('Artifact', { type: 'Layout' })
  draw()
  doc.endMarkedContent()
}

function paintDecorations(doc: Doc, { x, width }: Column, placed: PlacedLine[]) {
  for (const { line, y } of placed) line.paint?.(doc, { x, y, width, height: line.height, baseline: line.baseline })
}

const isListItem = (placed: PlacedLine | undefined) => placed?.line.tag === 'LI'

/** The lines of each heading or paragraph, or of all items of a list. */
const elementsOf = (placed: PlacedLine[]): PlacedLine[][] =>
  groupLines(placed, (each, last) => !each.line.isFirst || (isListItem(each) && isListItem(last[0])))

/** Starts a new group unless the line continues the last one. */
function groupLines(placed: PlacedLine[], continues: (each: PlacedLine, last: PlacedLine[]) => boolean) {
  const groups: PlacedLine[][] = []
  for (const each of placed) {
    const last = groups.at(-1)
    if (last && continues(each, last)) last.push(each)
    else groups.push([each])
  }
  return groups
}

function drawElement(doc: Doc, root: Element, column: Column, placed: PlacedLine[]) {
  const { tag } = placed[0]!.line
  const outer = doc.struct(tag === 'LI' ? 'L' : tag)
  root.add(outer)
  for (const lines of tag === 'LI' ? groupLines(placed, ({ line }) => !line.isFirst) : [placed]) {
    const inner = tag === 'LI' ? addListItem(doc, outer) : outer
    for (const { line, y } of lines) for (const span of line.spans) drawSpan(doc, inner, span, { column, line, y })
  }
  outer.end()
}

function addListItem(doc: Doc, list: Element): Element {
  const item = doc.struct('LI')
  list.add(item)
  const body = doc.struct('LBody')
  item.add(body)
  return body
}

function drawSpan(doc: Doc, element: Element, span: TextSpan, at: { column: Column; line: Line; y: number }) {
  const x = at.column.x + span.x
  const y = at.y + at.line.baseline
  // The text was measured; with the full page width, a rounding error cannot shrink it.
  const write = () => writeLine(doc, span.text, { x, y, width: pageWidth, size: span.size }, span.style)
  const url = span.href && asciiUrl(span.href)
  if (!url) return void element.add(write)
  const link = doc.struct('Link')
  element.add(link)
  let width = 0
  link.add(() => void (width = write()))
  // pdfkit's types lack these options.
  const options = { structParent: link, Contents: new String(span.text) }
  doc.link(x, at.y, width, at.line.height, url, options as object)
  link.end()
}

const pageWidth = 600

/** PDF links are ASCII. Returns null for an invalid URL. */
const asciiUrl = (href: string): string | null => (URL.canParse(href) ? new URL(href).href : null)
