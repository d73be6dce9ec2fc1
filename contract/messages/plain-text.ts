import type { Nodes, RootContent } from 'mdast'
import { parseMarkdown } from '../kit/markdown.ts'

/** Markdown as the paragraphs of a plain-text email: links keep their address, lists their marks. */
export function plainParagraphs(markdown: string): string[] {
  const parsed = parseMarkdown(markdown)
  const paragraphs = parsed ? parsed.root.children.map((node) => blockText(node)) : markdown.split(/\n{2,}/)
  return paragraphs.map((text) => text.trim()).filter(Boolean)
}

/** The same in one line and without the addresses of links, for a notification. */
export const plainLine = (markdown: string): string =>
  plainParagraphs(markdown)
    .join(' ')
    .replace(/ \((?:\/|https?:)[^)\s]*\)/g, '')
    .replace(/\s+/g, ' ')

function blockText(node: RootContent): string {
  switch (node.type) {
    case 'list':
      return node.children
        .map((item, at) => {
          const mark = node.ordered ? `${(node.start ?? 1) + at}. ` : '- '
          const text = item.children.map(blockText).filter(Boolean).join('\n')
          return mark + text.replaceAll('\n', `\n${' '.repeat(mark.length)}`)
        })
        .join('\n')
    case 'blockquote':
      return node.children.map(blockText).join('\n\n').replace(/^/gm, '> ')
    case 'table':
      return node.children.map((row) => row.children.map(inlineText).join(' | ')).join('\n')
    case 'thematicBreak':
      return '---'
    case 'definition':
    case 'html':
      return ''
    default:
      return inlineText(node)
  }
}

function inlineText(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'code':
      return node.value
    case 'break':
      return '\n'
    case 'link': {
      const label = node.children.map(inlineText).join('')
      return label === '' || label === node.url || `mailto:${label}` === node.url ? node.url : `${label} (${node.url})`
    }
    case 'image':
      return node.alt ?? ''
    default:
      return 'children' in node ? node.children.map(inlineText).join('') : ''
  }
}
