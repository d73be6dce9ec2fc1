import { type ReactNode, useMemo } from 'react'
import { classes } from '../layout/classes.ts'
import { renderDocument } from './elements.tsx'
import './markdown.css'
import { parseMarkdown } from '#contract/kit/markdown.ts'
import { replaceText } from '#contract/kit/replace-text.ts'
import { isOwnPath } from '#contract/kit/own-path.ts'
import { RouteLink } from '../layout/route-links.tsx'

type MarkdownProps = {
  text: string
  /** The level of the highest heading, by its place on the page. */
  level?: 2 | 3 | 4
  /** As in a message, where people expect their lines as they typed them. */
  keepsLineBreaks?: boolean
  /** For texts of the school: links such as /dashboard/sessions open the page. */
  linksToPages?: boolean
  /** Replaces parts of what is shown, after the formatting. */
  replace?: (text: string) => string
  className?: string | undefined
}

/** Formatted text as React elements. HTML in it is shown as text; nothing in it can run or load anything. */
export function Markdown({
  text,
  level = 4,
  keepsLineBreaks = false,
  linksToPages = false,
  replace,
  className,
}: MarkdownProps) {
  const parsed = useMemo(() => parse(text, replace), [text, replace])
  if (!parsed)
    return <p className={classes('min-w-0 wrap-anywhere whitespace-pre-wrap', className)}>{replace?.(text) ?? text}</p>
  return (
    <div className={classes('markdown', keepsLineBreaks && 'whitespace-pre-line', className)}>
      {renderDocument(parsed, level, linksToPages ? { link: pageLink } : {})}
    </div>
  )
}

function parse(text: string, replace: MarkdownProps['replace']) {
  const parsed = parseMarkdown(text)
  if (parsed && replace) replaceText(parsed, replace)
  return parsed
}

const pageLink = (url: string, content: ReactNode): ReactNode =>
  isOwnPath(url) ? <RouteLink to={url}>{content}</RouteLink> : null
