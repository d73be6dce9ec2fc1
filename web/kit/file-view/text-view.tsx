import { fileSize } from '../format.ts'
import { Loading, SkeletonText } from '../states/skeleton.tsx'
import { DownloadButton, FileFailure } from './file-failure.tsx'
import { failureFromStatus, useLoaded, type Load } from './use-loaded.ts'
import type { FileViewProps } from './viewed-file.ts'

// A log of a hundred megabytes would stop the page; whoever needs all of it has better tools for it.
const shownBytes = 512 * 1024

/** Text and code, the beginning of it where it is very long. */
export function TextView({ file, onExpired }: FileViewProps) {
  const { outcome, retry } = useLoaded(file.url, loadText)
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
  const { CodeView, text, isCut } = outcome.thing
  return (
    <div className="flex h-full min-h-0 flex-col">
      {isCut && (
        <div className="flex flex-wrap items-center gap-3 border-b border-line bg-marigold-tint px-4 py-2">
          <p className="min-w-0 flex-1">
            The first {fileSize(shownBytes)}
            {file.bytes !== null && ` of ${fileSize(file.bytes)}`}.
          </p>
          <DownloadButton file={file} />
        </div>
      )}
      {text === '' ? (
        <p className="p-4 text-soft">This file is empty.</p>
      ) : (
        <CodeView code={text} fileName={file.name} className="min-h-0 flex-1 overflow-auto" />
      )}
    </div>
  )
}

type Viewer = typeof import('../code/code-view.tsx')
type Text = Pick<Viewer, 'CodeView'> & { text: string; isCut: boolean }

const loadText: Load<Text> = async (url, signal) => {
  const [{ CodeView }, response] = await Promise.all([
    import('../code/code-view.tsx'),
    // One byte more than is shown tells whether there is more.
    fetch(url, { signal, headers: { range: `bytes=0-${shownBytes}` } }),
  ])
  // An empty file has no part that could be asked for.
  if (response.status === 416) return { thing: { CodeView, text: '', isCut: false } }
  const failure = failureFromStatus(response.status)
  if (failure) return { failure }
  const bytes = await response.arrayBuffer()
  return { thing: { CodeView, ...beginning(bytes) } }
}

function beginning(bytes: ArrayBuffer): { text: string; isCut: boolean } {
  const isCut = bytes.byteLength > shownBytes
  // As a stream, so that a letter which the cut went through is left out instead of shown as a broken one.
  const text = new TextDecoder().decode(bytes.slice(0, shownBytes), { stream: isCut })
  return { text, isCut }
}
