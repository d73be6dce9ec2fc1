import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../layout/button.tsx'
import { ErrorState } from '../states/error-state.tsx'
import type { Failure } from './use-loaded.ts'
import type { ViewedFile } from './viewed-file.ts'

type FileFailureProps = {
  file: ViewedFile
  failure: Failure
  onRetry: () => void
  /** Fetches a fresh link, if whoever shows the file can do so. */
  onExpired?: (() => void) | undefined
}

type Words = { title: string; says: ReactNode; isOffline?: boolean }

const words: Record<Exclude<Failure, 'expired'>, Words> = {
  unreachable: {
    title: 'The file cannot be reached',
    says: 'Please look at your connection, then try once more.',
    isOffline: true,
  },
  failed: { title: 'This did not load', says: 'The fault is on our side. Please try once more in a moment.' },
  broken: {
    title: 'This file cannot be shown here',
    says: 'It may be damaged, or not be what its name says. You can still download it.',
  },
  locked: {
    title: 'This file has a password',
    says: 'Download it, and open it on your device with the password.',
  },
}

const expired = {
  title: 'This link has run out',
  fresh: 'For safety, links to files open for some minutes only. Try again, and you get a new one.',
  again: 'For safety, links to files open for some minutes only. Close this and open the file again.',
}

/** What went wrong with a file, and what the reader can do now. */
export function FileFailure({ file, failure, onRetry, onExpired }: FileFailureProps) {
  if (failure === 'expired') {
    return (
      <Scrolling>
        <ErrorState title={expired.title} className="py-6" {...(onExpired && { onRetry: onExpired })}>
          {onExpired ? expired.fresh : expired.again}
        </ErrorState>
      </Scrolling>
    )
  }
  const { title, says, isOffline = false } = words[failure]
  const canRetry = failure === 'unreachable' || failure === 'failed'
  return (
    <Scrolling>
      <ErrorState title={title} offline={isOffline} className="py-6" {...(canRetry && { onRetry })}>
        {says}
        {!canRetry && (
          <p className="mt-5">
            <DownloadButton file={file} />
          </p>
        )}
      </ErrorState>
    </Scrolling>
  )
}

function Scrolling({ children }: { children: ReactNode }) {
  return <div className="h-full overflow-y-auto">{children}</div>
}

export function DownloadButton({ file }: { file: ViewedFile }) {
  return (
    <ButtonLink href={file.url} download={file.name}>
      <Download aria-hidden="true" className="size-4" />
      Download
    </ButtonLink>
  )
}
