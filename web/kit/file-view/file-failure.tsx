import type { ReactNode } from 'react'
import { Download } from '../icons.tsx'
import { ButtonLink } from '../layout/button.tsx'
import { ErrorState } from '../states/error-state.tsx'
import type { Failure } from './use-loaded.ts'
import type { ViewedFile } from './viewed-file.ts'

type FileFailureProps = {
  file: ViewedFile
  failure: Failure
  onRetry: () => void
  /** Fetches a new link, where that is possible. */
  onExpired?: (() => void) | undefined
}

type Message = { title: string; text: string; isOffline?: boolean }

const messages: Record<Exclude<Failure, 'expired'>, Message> = {
  unreachable: {
    title: 'We can’t load this file',
    text: 'Check your connection and try again.',
    isOffline: true,
  },
  failed: { title: 'Something went wrong', text: 'It’s our fault, not yours. Please try again in a moment.' },
  broken: {
    title: 'This file can’t be shown here',
    text: 'It may be damaged. You can still download it.',
  },
  locked: {
    title: 'This file has a password',
    text: 'Download it and open it on your device with the password.',
  },
}

const expired = {
  title: 'This link has expired',
  renewable: 'For security, links to files work for a few minutes. Try again to get a new one.',
  final: 'For security, links to files work for a few minutes. Close this and open the file again.',
}

export function FileFailure({ file, failure, onRetry, onExpired }: FileFailureProps) {
  if (failure === 'expired') {
    return (
      <Scrolling>
        <ErrorState title={expired.title} className="py-6" {...(onExpired && { onRetry: onExpired })}>
          {onExpired ? expired.renewable : expired.final}
        </ErrorState>
      </Scrolling>
    )
  }
  const { title, text, isOffline = false } = messages[failure]
  const canRetry = failure === 'unreachable' || failure === 'failed'
  return (
    <Scrolling>
      <ErrorState title={title} offline={isOffline} className="py-6" {...(canRetry && { onRetry })}>
        {text}
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
