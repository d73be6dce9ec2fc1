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

const nested = new RegExp(String.raw`^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){${maxNesting}}`, 'm')
// A list in a list needs at least two columns more; 300 of them would keep the parser busy for seconds.
const indented = new RegExp(String.raw`^[ \t]{${2 * maxNesting},}(?:[-+*]|\d{1,9}[.)])[ \t]`, 'm')
const longRun = new RegExp(String.raw`(?:[[\]!]{${maxRun}})|(?:[*_~]{${maxRun}})`)

export type Document = {
  root: Root
  definitions: ReadonlyMap<string, Definition>
  footnotes: FootnoteDefinition[]
}

/** CommonMark and GFM as a syntax tree; null if the text is too long or too deeply nested to be written by a person. */
export function parseMarkdown(text: string): Document | null {
  if (text.length > maxCharacters || nested.test(text) || indented.test(text) || longRun.test(text)) return null
  const root = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
  const definitions = new Map<string, Definition>()
  const footnotes: FootnoteDefinition[] = []
  const isShallow = walk(root, (node) => {
    // The first of two definitions counts.
    if (node.type === 'definition' && !definitions.has(node.identifier)) definitions.set(node.identifier, node)
    if (node.type === 'footnoteDefinition') footnotes.push(node)
  })
  return isShallow ? { root, definitions, footnotes } : null
}

/** Visits every node without recursion. Returns false if the tree is too deep to be rendered. */
function walk(root: Root, visit: (node: Nodes) => void): boolean {
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

const protocols = new Set(['http:', 'https:', 'mailto:'])

/** The address of a link that may be opened; null for javascript:, data:, relative and broken ones. */
export function safeHref(url: string): string | null {
  const parsed = URL.parse(url)
  return parsed && protocols.has(parsed.protocol) ? parsed.href : null
}
