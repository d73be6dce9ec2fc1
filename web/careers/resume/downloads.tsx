import { useState } from 'react'
import { downloadsClosedText } from '#contract/careers/resume.ts'
import { OnlineButton } from '#web/kit/states/online-button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { downloadBlob } from '#web/kit/api/download-blob.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { saveAll } from '#web/kit/forms/autosave.ts'
import { Problem } from '#web/kit/forms/field.tsx'
import { Download } from '#web/kit/icons.tsx'
import { closedText, useMayPost, useMembership } from '#web/membership/index.ts'
import { resumeLinks } from '../resume.api.ts'
import type { ResumeDraft } from './resume-draft.ts'

type Format = 'pdf' | 'docx'
const labels: Record<Format, string> = { pdf: 'Download PDF', docx: 'Download Word' }

/** Waits for the last save, so that the file contains the latest changes. */
export function Downloads({ draft }: { draft: ResumeDraft }) {
  const mayDownload = useMayPost()
  const [busy, setBusy] = useState<Format | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  async function download(format: Format) {
    setBusy(format)
    setProblem(null)
    try {
      await saveAll(draft)
      await downloadFile((await resumeLinks())[format])
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'We couldn’t create the file. Please try again.')
    } finally {
      setBusy(null)
    }
  }

  if (!mayDownload) return <DownloadsClosed />
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-3">
        {(['pdf', 'docx'] as const).map((format) => (
          <OnlineButton
            key={format}
            variant={format === 'pdf' ? 'primary' : 'secondary'}
            busy={busy === format}
            busyLabel="Creating…"
            onClick={() => void download(format)}
          >
            <Download aria-hidden="true" className="size-4.5" />
            {labels[format]}
          </OnlineButton>
        ))}
      </div>
      <Problem text={problem} />
    </div>
  )
}

function DownloadsClosed() {
  const whenVerified = 'You can download your resume right after. What you write here is saved.'
  return (
    <Callout tone="waiting">{closedText(useMembership(), { whenVerified, otherwise: downloadsClosedText })}</Callout>
  )
}

/** Fetched instead of opened, so that an error can be shown here. */
async function downloadFile(link: string) {
  const response = await fetch(link).catch(() => {
    throw new ApiError('unreachable', 'We can’t reach the server. Check your connection and try again.')
  })
  if (response.status === 429) {
    throw new ApiError('too_many_requests', 'Too many downloads. Please wait a minute and try again.')
  }
  if (!response.ok) throw new ApiError('unexpected', 'We couldn’t create the file. Please try again.')
  downloadBlob(await response.blob(), fileNameIn(response.headers.get('content-disposition') ?? ''))
}

function fileNameIn(disposition: string): string {
  const [, exact = 'resume'] = /filename\*=UTF-8''([^;]+)/.exec(disposition) ?? []
  return decodeURIComponent(exact)
}
