import { Share2 } from 'lucide-react'
import { Button, ButtonLink } from '#web/kit/layout/button.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { whatsAppLink } from './share.rules.ts'

/** Shares by what the device has for it; where it has nothing, by WhatsApp. */
export function ShareButton({ words, link }: { words: string; link: string }) {
  if (!('share' in navigator))
    return (
      <ButtonLink href={whatsAppLink(words, link)} target="_blank" rel="noreferrer" className="justify-self-start">
        <Share2 aria-hidden="true" className="size-4.5" />
        Share on WhatsApp
      </ButtonLink>
    )
  return (
    <Button className="justify-self-start" onClick={() => void share(words, link)}>
      <Share2 aria-hidden="true" className="size-4.5" />
      Share
    </Button>
  )
}

async function share(text: string, url: string) {
  try {
    await navigator.share({ text, url })
  } catch (error) {
    // Who closes the device's own sheet has changed their mind; that is no problem to tell of.
    if ((error as Error).name !== 'AbortError') toast('This could not be shared. Please copy the link.', 'problem')
  }
}
