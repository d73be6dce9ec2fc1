import { useState } from 'react'
import { CodeView } from '../code/code-view.tsx'
import { fileSize } from '../format.ts'
import { Loading, SkeletonText } from '../states/skeleton.tsx'
import { DownloadButton, FileFailure } from './file-failure.tsx'
import { failureFromStatus, useLoaded, type Load } from './use-loaded.ts'
import { FormattedToggle } from './formatted-toggle.tsx'
import { ViewBar } from './view-bar.tsx'
import { isMarkdownFile, type FileViewProps } from './viewed-file.ts'

// A log of a hundred megabytes would freeze the page.
const maxBytes = 512 * 1024

export function TextView({ file, onExpired, onLine }: FileViewProps) {
  const isMarkdown = isMarkdownFile(file.name)
  const [isFormatted, setFormatted] = useState(isMarkdown)
  const { outcome, retry } = useLoaded(file.url, isMarkdown ? loadMarkdown : loadText)
  if (!outcome) {
    return (
      <Loading label="Loading the text" className="h-full overflow-hidden p-4">
        <SkeletonText lines={9} />
      </Loading>
    )
  }
  if ('failure' in outcome) {
    return <FileFailure file={file} failure={outcome.failure} onRetry={retry} onExpired={onExpired} />
  }
  const { Markdown, text, isTruncated } = outcome.value
  return (
    <div className="flex h-full min-h-0 flex-col">
      {isTruncated && (
        <div className="flex flex-wrap items-center gap-3 border-b border-line bg-marigold-tint px-4 py-2">
          <p className="min-w-0 flex-1">
            Showing the first {fileSize(maxBytes)}
            {file.bytes !== null && ` of ${fileSize(file.bytes)}`}.
          </p>
          <DownloadButton file={file} />
        </div>
      )}
      {onLine && text !== '' && !(Markdown && isFormatted) && (
        <p className="type-small border-b border-line px-4 py-1.5 text-soft">
          Select a line number to ask about that line.
        </p>
      )}
      {Markdown && text !== '' && (
        <ViewBar label="View">
          <FormattedToggle isFormatted={isFormatted} onChange={setFormatted} />
        </ViewBar>
      )}
      {text === '' ? (
        <p className="p-4 text-soft">This file is empty.</p>
      ) : Markdown && isFormatted ? (
        // A scrolling region must be focusable.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section aria-label={file.name} tabIndex={0} className="min-h-0 flex-1 overflow-auto p-4 -outline-offset-2">
          <Markdown text={text} level={2} className="mx-auto max-w-3xl" />
        </section>
      ) : (
        <CodeView
          code={text}
          fileName={file.name}
          onLine={onLine && ((line) => onLine(line, text))}
          className="min-h-0 flex-1 overflow-auto"
        />
      )}
    </div>
  )
}

type Formatter = typeof import('../markdown/markdown.tsx')
type Text = Partial<Pick<Formatter, 'Markdown'>> & { text: string; isTruncated: boolean }

const loadMarkdown: Load<Text> = async (url, signal) => {
  const [{ Markdown }, outcome] = await Promise.all([import('../markdown/markdown.tsx'), loadText(url, signal)])
  return 'failure' in outcome ? outcome : { value: { ...outcome.value, Markdown } }
}

const loadText: Load<Text> = async (url, signal) => {
  // One extra byte tells whether there is more.
  const response = await fetch(url, { signal, headers: { range: `bytes=0-${maxBytes}` } })
  // A range request for an empty file fails with 416.
  if (response.status === 416) return { value: { text: '', isTruncated: false } }
  const failure = failureFromStatus(response.status)
  if (failure) return { failure }
  const bytes = await response.arrayBuffer()
  return { value: truncate(bytes) }
}

function truncate(bytes: ArrayBuffer): { text: string; isTruncated: boolean } {
  const isTruncated = bytes.byteLength > maxBytes
  // As a stream, so that an incomplete last character is left out.
  const text = new TextDecoder().decode(bytes.slice(0, maxBytes), { stream: isTruncated })
  return { text, isTruncated }
}
