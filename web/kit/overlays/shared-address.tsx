import { ButtonLink } from '../layout/button.tsx'
import { emailLink, type ShareTexts, whatsAppLink } from '../share.ts'
import { CopyButton } from './copy-button.tsx'

/** A private link, to copy, send or open. */
export function SharedAddress({ url, ...texts }: ShareTexts & { url: string }) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex items-center justify-between gap-3 rounded-control border border-line bg-haze py-2 pr-2 pl-3">
        <code className="min-w-0 truncate text-[0.9375rem]">{url}</code>
        <CopyButton label="Link" value={url} className="shrink-0" />
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="small" href={whatsAppLink(texts.words, url)} target="_blank" rel="noreferrer">
          WhatsApp
        </ButtonLink>
        <ButtonLink size="small" href={emailLink(texts, url)}>
          Email
        </ButtonLink>
        <ButtonLink size="small" variant="quiet" href={url} target="_blank" rel="noreferrer">
          Open
        </ButtonLink>
      </div>
    </div>
  )
}
