import type { Heading, List, ListItem, Nodes, RootContent, Table } from 'mdast'
import { Fragment, type ReactNode } from 'react'
import { CodeBlock } from './code-block.tsx'
import { type Document, safeHref } from './parse.ts'

type Context = Document & { level: number }

export function renderDocument(document: Document, level: number): ReactNode {
  const context = { ...document, level: level - topLevel(document) }
  return (
    <>
      {renderAll(document.root.children.map(asParagraph), context)}
      {document.footnotes.length > 0 && (
        <ol className="markdown-footnotes">
          {document.footnotes.map((note) => (
            <li key={note.identifier}>{renderAll(note.children, context)}</li>
          ))}
        </ol>
      )}
    </>
  )
}

/** A block of HTML is shown as text, with the distance of a paragraph. */
const asParagraph = (node: RootContent): RootContent =>
  node.type === 'html' ? { type: 'paragraph', children: [node] } : node

/** A text that begins with ## has the same headings on the page as one that begins with #. */
const topLevel = ({ root }: Document): number =>
  Math.min(...root.children.flatMap((node) => (node.type === 'heading' ? node.depth : [])), 6)

const renderAll = (nodes: Nodes[], context: Context): ReactNode =>
  // The nodes of a parsed text never change their order.
  // oxlint-disable-next-line react/no-array-index-key
  nodes.map((node, index) => <Fragment key={index}>{render(node, context)}</Fragment>)

function render(node: Nodes, context: Context): ReactNode {
  const inside = () => ('children' in node ? renderAll(node.children, context) : null)
  switch (node.type) {
    case 'text':
    // HTML is text here, so that nobody loses what they typed, and nothing in it runs.
    case 'html':
      return node.value
    case 'paragraph':
      return <p>{inside()}</p>
    case 'heading':
      return <MarkdownHeading node={node} context={context} />
    case 'emphasis':
      return <em>{inside()}</em>
    case 'strong':
      return <strong>{inside()}</strong>
    case 'delete':
      return <del>{inside()}</del>
    case 'inlineCode':
      return <code>{node.value}</code>
    case 'code':
      return <CodeBlock code={node.value} language={node.lang ?? ''} />
    case 'break':
      return <br />
    case 'thematicBreak':
      return <hr />
    case 'blockquote':
      return <blockquote>{inside()}</blockquote>
    case 'list':
      return <MarkdownList node={node} context={context} />
    case 'table':
      return <MarkdownTable node={node} context={context} />
    case 'link':
      return <SafeLink url={node.url}>{inside()}</SafeLink>
    case 'linkReference':
      return <SafeLink url={context.definitions.get(node.identifier)?.url ?? ''}>{inside()}</SafeLink>
    case 'image':
      return <SafeLink url={node.url}>{node.alt || node.url}</SafeLink>
    case 'imageReference':
      return <SafeLink url={context.definitions.get(node.identifier)?.url ?? ''}>{node.alt}</SafeLink>
    case 'footnoteReference':
      return <sup>[{context.footnotes.findIndex(({ identifier }) => identifier === node.identifier) + 1}]</sup>
    default:
      return null
  }
}

/** Pictures are links too: loading them from elsewhere would tell a stranger who reads the text. */
function SafeLink({ url, children }: { url: string; children: ReactNode }) {
  const href = safeHref(url)
  if (!href) return <>{children}</>
  return (
    <a href={href} target="_blank" rel="noreferrer nofollow ugc" className="link">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

function MarkdownHeading({ node, context }: { node: Heading; context: Context }) {
  const Tag = `h${Math.min(node.depth + context.level, 6)}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
  return <Tag>{renderAll(node.children, context)}</Tag>
}

function MarkdownList({ node, context }: { node: List; context: Context }) {
  const items = node.children.map((item, index) => (
    // oxlint-disable-next-line react/no-array-index-key
    <MarkdownItem key={index} item={item} isTight={!node.spread} context={context} />
  ))
  return node.ordered ? <ol start={node.start ?? 1}>{items}</ol> : <ul>{items}</ul>
}

type ItemProps = { item: ListItem; isTight: boolean; context: Context }

function MarkdownItem({ item, isTight, context }: ItemProps) {
  const content = item.children.flatMap((child): Nodes[] =>
    isTight && child.type === 'paragraph' ? child.children : [child],
  )
  const isTask = typeof item.checked === 'boolean'
  return (
    <li className={isTask ? 'markdown-task' : undefined}>
      {isTask && <input type="checkbox" checked={item.checked!} disabled aria-label="Done" />}
      {renderAll(content, context)}
    </li>
  )
}

function MarkdownTable({ node, context }: { node: Table; context: Context }) {
  const [head, ...rows] = node.children
  const cells = (row: typeof head, Cell: 'th' | 'td') =>
    row?.children.map((cell, index) => (
      // oxlint-disable-next-line react/no-array-index-key
      <Cell key={index} data-align={node.align?.[index] ?? undefined}>
        {renderAll(cell.children, context)}
      </Cell>
    ))
  return (
    // A scrolling region must be focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label="Table" tabIndex={0} className="markdown-table">
      <table>
        <thead>
          <tr>{cells(head, 'th')}</tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>{cells(row, 'td')}</tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
