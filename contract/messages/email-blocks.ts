import type { Nodes, RootContent, Table } from 'mdast'
import { type Document, parseMarkdown } from '../kit/markdown.ts'
import { calloutOf } from '../kit/markdown-callout.ts'
import { isShown } from '../kit/markdown-nodes.ts'
import { isOwnPath } from '../kit/own-path.ts'
import { safeHref } from '../kit/safe-href.ts'
import { element, type EmailNode, linesOf } from '../kit/email-html.ts'
import { plainParagraphs } from './plain-text.ts'

type Context = Pick<Document, 'footnotes'> & { publicUrl: string }

/**
 * Markdown as the blocks of a formatted email, by the rules of the app: HTML is text, only safe links are links, and
 * pictures are links too. Links of our own site are complete.
 */
export function emailBlocks(markdown: string, publicUrl: string): EmailNode[] {
  const parsed = parseMarkdown(markdown)
  if (!parsed) return plainParagraphs(markdown).map((text) => element('p', linesOf(text)))
  const { root, footnotes } = parsed
  const context = { footnotes, publicUrl }
  const blocks = root.children.filter(isShown).map((node) => blockOf(node, context))
  if (footnotes.length === 0) return blocks
  const notes = footnotes.map(({ children }) => element('li', all(children, context)))
  return [...blocks, element('ol', notes)]
}

const blockOf = (node: RootContent, context: Context): EmailNode =>
  node.type === 'html' ? element('p', linesOf(node.value)) : render(node, context)

const all = (nodes: Nodes[], context: Context): EmailNode[] =>
  nodes.flatMap((node) => (node.type === 'text' || node.type === 'html' ? linesOf(node.value) : render(node, context)))

function render(node: Nodes, context: Context): EmailNode {
  const inside = () => ('children' in node ? all(node.children, context) : [])
  switch (node.type) {
    case 'paragraph':
      return element('p', inside())
    case 'heading':
      return element(node.depth < 3 ? 'h2' : 'h3', inside())
    case 'emphasis':
      return element('em', inside())
    case 'strong':
      return element('strong', inside())
    case 'delete':
      return element('del', inside())
    case 'inlineCode':
      return element('code', [node.value])
    case 'code':
      return element('pre', [node.value])
    case 'break':
      return element('br')
    case 'thematicBreak':
      return element('hr')
    case 'blockquote':
      return element('blockquote', all(calloutOf(node)?.children ?? node.children, context))
    case 'list': {
      const items = node.children.map(({ checked, children, spread }) => {
        const mark = checked === true ? '☑ ' : checked === false ? '☐ ' : ''
        const content = children.flatMap((child): Nodes[] =>
          !(spread || node.spread) && child.type === 'paragraph' ? child.children : [child],
        )
        return element('li', [mark, ...all(content, context)].filter(Boolean))
      })
      return node.ordered ? element('ol', items, withStart(node.start)) : element('ul', items)
    }
    case 'table':
      return tableOf(node, context)
    case 'link':
      return linkTo(node.url, inside(), context)
    case 'image':
      return linkTo(node.url, [node.alt || node.url], context)
    case 'footnoteReference':
      return element('sup', [
        `[${context.footnotes.findIndex(({ identifier }) => identifier === node.identifier) + 1}]`,
      ])
    default:
      return ''
  }
}

const withStart = (start: number | null | undefined) => (typeof start === 'number' && start !== 1 ? { start } : {})

function tableOf({ children: [head, ...rows] }: Table, context: Context): EmailNode {
  const row = (cells: typeof head, tag: 'td' | 'th') =>
    element(
      'tr',
      (cells?.children ?? []).map(({ children }) => element(tag, all(children, context))),
    )
  return element('table', [element('tbody', [row(head, 'th'), ...rows.map((cells) => row(cells, 'td'))])])
}

function linkTo(url: string, content: EmailNode[], { publicUrl }: Context): EmailNode {
  const href = safeHref(isOwnPath(url) ? `${publicUrl}${url}` : url)
  return href ? element('a', content, { href }) : element('span', content)
}
