import { useEffect, useRef } from 'react'
import type { Attachment } from '#contract/notifications/emails.ts'
import { Paperclip } from '#web/kit/icons.tsx'

export function Attachments({ attachments }: { attachments: Attachment[] }) {
  if (attachments.length === 0) return null
  return (
    <section aria-labelledby="attached" className="mt-5 border-t border-line pt-4">
      <h3 id="attached" className="type-label">
        Attachments
      </h3>
      <ul className="mt-2 grid gap-3">
        {attachments.map((attachment) => (
          <li key={attachment.name}>
            <DownloadLink attachment={attachment} />
            <details className="mt-1">
              <summary className="touch type-small inline-flex items-center text-soft hover:text-ink hover:underline">
                Read here
              </summary>
              <pre className="mt-2 rounded-control bg-haze p-3 text-[0.8125rem] break-all whitespace-pre-wrap">
                {attachment.content}
              </pre>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}

function DownloadLink({ attachment: { name, kind, content } }: { attachment: Attachment }) {
  const link = useRef<HTMLAnchorElement>(null)

  // The browser keeps the blob in memory until its URL is revoked.
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([content], { type: kind }))
    link.current?.setAttribute('href', url)
    return () => URL.revokeObjectURL(url)
  }, [content, kind])

  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the effect sets the href
    <a ref={link} download={name} className="link touch inline-flex items-center gap-2 font-medium">
      <Paperclip aria-hidden="true" className="size-4 shrink-0" />
      <span className="min-w-0 break-all">{name}</span>
    </a>
  )
}
