import { Suspense, useState, type ReactNode } from 'react'
import { FormattedToggle } from '#web/kit/file-view/formatted-toggle.tsx'
import { ViewBar } from '#web/kit/file-view/view-bar.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { fills, waiting } from './file-frame.tsx'

const Markdown = lazyComponent(() => import('#web/kit/markdown/markdown.tsx'), 'Markdown')

type MarkdownTextProps = { text: string; path: string; isCommented: boolean; canComment: boolean; source: ReactNode }

/** Formatted at first; the source has the lines to comment on, and the comments. */
export function MarkdownText({ text, path, isCommented, canComment, source }: MarkdownTextProps) {
  const [isFormatted, setFormatted] = useState(!isCommented)
  const isShown = isFormatted && !isCommented
  return (
    <div className="flex flex-col xl:h-full">
      <ViewBar label="View">
        <FormattedToggle isFormatted={isShown} onChange={setFormatted} />
        {isShown && canComment && (
          <span className="type-small px-1 text-soft">Open the source to comment on a line.</span>
        )}
      </ViewBar>
      <div className="min-h-0 flex-1">
        {isShown ? (
          // A scrolling region must be focusable.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          <section aria-label={path} tabIndex={0} className={classes('p-4 -outline-offset-2', fills)}>
            <Suspense fallback={waiting}>
              <Markdown text={text} level={3} className="max-w-3xl" />
            </Suspense>
          </section>
        ) : (
          source
        )}
      </div>
    </div>
  )
}
