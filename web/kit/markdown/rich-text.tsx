import { Suspense } from 'react'
import { classes } from '../layout/classes.ts'
import { lazyComponent } from '../lazy-component.ts'
import { looksLikeMarkdown } from './looks-like-markdown.ts'

const Markdown = lazyComponent(() => import('./markdown.tsx'), 'Markdown')

type RichTextProps = {
  text: string
  linksToPages?: boolean
  /** Replaces parts of what is shown, after the formatting. */
  replace?: (text: string) => string
  className?: string | undefined
}

const asItIs = (text: string) => text

/** What people write to each other: Markdown, with every line break kept. Plain until the formatter has loaded. */
export function RichText({ text, linksToPages = false, replace = asItIs, className }: RichTextProps) {
  const plain = <p className={classes('min-w-0 wrap-anywhere whitespace-pre-line', className)}>{replace(text)}</p>
  if (!looksLikeMarkdown(text)) return plain
  return (
    <Suspense fallback={plain}>
      <Markdown text={text} keepsLineBreaks linksToPages={linksToPages} replace={replace} className={className} />
    </Suspense>
  )
}
