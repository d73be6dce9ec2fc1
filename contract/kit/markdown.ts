import type { Definition, FootnoteDefinition, Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { gfm } from 'micromark-extension-gfm'

/** Longer texts are shown unformatted: parsing them could freeze the page. */
const maxCharacters = 100_000
/** More nested quotes and lists than anybody writes; each level costs the parser and the browser. */
const maxNesting = 24
/** Brackets and stars without an end make the parser look back again and again. */
const maxRun = 200

/** The parser's time grows with the square of the list items and quoted lines. */
const maxMarkers = 1500

const marker = String.raw`[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])`
const nested = new RegExp(String.raw`^(?:${marker}){${maxNesting}}`, 'm')
const markersOfLine = new RegExp(String.raw`^(?:${marker})+`, 'gm')
// A list in a list needs at least two columns more; 300 of them would keep the parser busy for seconds.
const indented = new RegExp(String.raw`^[ \t]{${2 * maxNesting},}(?:[-+*]|\d{1,9}[.)])[ \t]`, 'm')
const longRun = new RegExp(String.raw`(?:[[\]!]{${maxRun}})|(?:[*_~]{${maxRun}})`)

/** Plain JSON. Links and pictures have their addresses, wherever these were written. */
export type Document = { root: Root; footnotes: FootnoteDefinition[] }

/** CommonMark and GFM as a syntax tree; null if the text is too long or too deeply nested to be written by a person. */
export function parseMarkdown(text: string): Document | null {
  if (text.length > maxCharacters || nested.test(text) || indented.test(text) || longRun.test(text)) return null
  if (countMarkers(text) > maxMarkers) return null
  const root = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
  const definitions = new Map<string, Definition>()
  const footnotes: FootnoteDefinition[] = []
  const isShallow = visitNodes(root, (node) => {
    // The first of two definitions counts.
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node)
    if (node.type === 'footnoteDefinition') footnotes.push(node)
  })
  if (!isShallow) return null
  visitNodes(root, (node) => resolveReference(node, definitions))
  return { root, footnotes }
}

/** Marks of list items and quotes; `> - x` has two. */
const countMarkers = (text: string): number =>
  text.match(markersOfLine)?.reduce((count, marks) => count + marks.match(/>|[-+*]|\d+/g)!.length, 0) ?? 0

function resolveReference(node: Nodes, definitions: ReadonlyMap<string, Definition>) {
  if (node.type !== 'linkReference' && node.type !== 'imageReference') return
  const { url = '', title = null } = definitions.get(node.identifier) ?? {}
  Object.assign(node, { type: node.type === 'linkReference' ? 'link' : 'image', url, title })
}

/** Visits every node without recursion. Returns false if the tree is too deep to be rendered. */
export function visitNodes(root: Root, visit: (node: Nodes) => void): boolean {
  const open: { node: Nodes; depth: number }[] = [{ node: root, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, depth } = next
    // A nested list takes two levels, the text in it two more.
    if (depth > 3 * maxNesting) return false
    visit(node)
    if ('children' in node) open.push(...node.children.map((child) => ({ node: child, depth: depth + 1 })).toReversed())
  }
  return true
}
