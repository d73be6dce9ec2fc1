import { Download, FileCheck2, FileCode } from '#web/kit/icons.tsx'
import { ButtonLink, type ButtonSize } from '#web/kit/layout/button.tsx'

type DownloadsProps = {
  /** Of the page. */
  url: string
  /** We sign only what we checked. */
  hasProven: boolean
  size?: ButtonSize
}

/** The files of the page, at its own address. */
export function Downloads({ url, hasProven, size }: DownloadsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink href={`${url}/portfolio.pdf`} size={size} download>
        <Download aria-hidden="true" className="size-4.5" />
        PDF
      </ButtonLink>
      <ButtonLink href={`${url}/resume.json`} size={size} download>
        <FileCode aria-hidden="true" className="size-4.5" />
        JSON Resume
      </ButtonLink>
      {hasProven && (
        <ButtonLink href={`${url}/credential.json`} size={size} download>
          <FileCheck2 aria-hidden="true" className="size-4.5" />
          Signed credential
        </ButtonLink>
      )}
    </div>
  )
}
