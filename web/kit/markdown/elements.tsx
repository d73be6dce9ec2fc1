import type { Code, Heading, Image, List, ListItem, Nodes, RootContent, Table } from 'mdast'
import { Fragment, type ReactNode } from 'react'
import { calloutOf, type CalloutKind } from '#contract/kit/markdown-callout.ts'
import type { Document } from '#contract/kit/markdown.ts'
import { isShown } from '#contract/kit/markdown-nodes.ts'
import { safeHref } from '#contract/kit/safe-href.ts'
import { Info, Lightbulb, TriangleAlert } from '../icons.tsx'
import { CodeText } from '../code/code-text.tsx'
import { useLines } from '../code/use-lines.ts'
import { CopyButton } from '../overlays/copy-button.tsx'

/** What a page with Markdown of its own renders in another way, such as a lesson. Null leaves it to the standard. */
export type MarkdownParts = {
  block?: (node: RootContent, index: number, content: ReactNode) => ReactNode
  heading?: (node: Heading, tag: HeadingTag, content: ReactNode) => ReactNode
  code?: (node: Code) => ReactNode
  link?: (url: string, content: ReactNode) => ReactNode
  image?: (image: { url: string; alt: string; title: string | null }, isAlone: boolean) => ReactNode
}
export type HeadingTag = 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

type Context = Document & { level: number; parts: MarkdownParts }

export function renderDocument(document: Document, level: number, parts: MarkdownParts = {}): ReactNode {
  const context = { ...document, level: level - topLevel(document), parts }
  const blocks = document.root.children.filter(isShown).map(asParagraph)
  return (
    <>
      {blocks.map((node, index) => {
        const content = render(node, context)
        // The blocks of a parsed text never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        return <Fragment key={index}>{parts.block?.(node, index, content) ?? content}</Fragment>
      })}
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

/** Formatted words inside a line: a question or an option. */
export const renderInline = (nodes: Nodes[]): ReactNode =>
  renderAll(nodes, { root: { type: 'root', children: [] }, footnotes: [], level: 0, parts: {} })

/** A block of HTML is shown as text, with the distance of a paragraph. */
const asParagraph = (node: RootContent): RootContent =>
  node.type === 'html' ? { type: 'paragraph', children: [node], position: node.position } : node

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
      return figureOf(node.children, context) ?? <p>{inside()}</p>
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
      return context.parts.code?.(node) ?? <CodeBlock code={node.value} language={node.lang ?? ''} />
    case 'break':
      return <br />
    case 'thematicBreak':
      return <hr />
    case 'blockquote': {
      const callout = calloutOf(node)
      if (!callout) return <blockquote>{inside()}</blockquote>
      return <MarkdownCallout kind={callout.kind}>{renderAll(callout.children, context)}</MarkdownCallout>
    }
    case 'list':
      return <MarkdownList node={node} context={context} />
    case 'table':
      return <MarkdownTable node={node} context={context} />
    case 'link':
      return context.parts.link?.(node.url, inside()) ?? <SafeLink url={node.url}>{inside()}</SafeLink>
    case 'image':
      return renderImage(node, false, context)
    case 'footnoteReference':
      return <sup>[{context.footnotes.findIndex(({ identifier }) => identifier === node.identifier) + 1}]</sup>
    default:
      return null
  }
}

const renderImage = ({ url, alt, title }: Image, isAlone: boolean, { parts }: Context): ReactNode =>
  parts.image?.({ url, alt: alt ?? '', title: title ?? null }, isAlone) ?? <SafeLink url={url}>{alt || url}</SafeLink>

/** A picture that is alone in its paragraph may become a figure. */
const figureOf = ([only, ...others]: Nodes[], context: Context): ReactNode =>
  only?.type === 'image' && others.length === 0 && context.parts.image ? renderImage(only, true, context) : null

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
  const Tag = `h${Math.min(node.depth + context.level, 6)}` as HeadingTag
  const content = renderAll(node.children, context)
  return context.parts.heading?.(node, Tag, content) ?? <Tag>{content}</Tag>
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
    // A scrolling region must be focusable. Not a landmark: a lesson may have several tables.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label="Table" tabIndex={0} className="markdown-table">
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
    </div>
  )
}

const looks = {
  tip: { icon: Lightbulb, title: 'Tip' },
  note: { icon: Info, title: 'Note' },
  warning: { icon: TriangleAlert, title: 'Watch out' },
}

function MarkdownCallout({ kind, children }: { kind: CalloutKind; children: ReactNode }) {
  const { icon: Icon, title } = looks[kind]
  return (
    <aside className="markdown-callout" data-kind={kind} aria-label={title}>
      <p className="markdown-callout-title">
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        {title}
      </p>
      {children}
    </aside>
  )
}

/** A fenced block with its language's colours. Line numbers would only be noise in a few lines. */
function CodeBlock({ code, language }: { code: string; language: string }) {
  const lines = useLines(code, `code.${language}`)
  const label = language ? `Code in ${language}` : 'Code'
  return (
    <div className="markdown-code">
      <section aria-label={label}>
        {lines.map((tokens, index) => (
          // Lines never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index}>
            <CodeText tokens={tokens} />
          </div>
        ))}
      </section>
      <CopyButton label="Code" value={code} isBare className="markdown-copy" />
    </div>
  )
}
