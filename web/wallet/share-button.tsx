import { Share2 } from '#web/kit/icons.tsx'
import { Button, ButtonLink } from '#web/kit/layout/button.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { whatsAppLink } from '#web/kit/share.ts'

/** Opens the device's share sheet, or WhatsApp where there is none. */
export function ShareButton({ text, link }: { text: string; link: string }) {
  if (!('share' in navigator))
    return (
      <ButtonLink href={whatsAppLink(text, link)} target="_blank" rel="noreferrer" className="justify-self-start">
        <Share2 aria-hidden="true" className="size-4.5" />
        Share on WhatsApp
      </ButtonLink>
    )
  return (
    <Button className="justify-self-start" onClick={() => void share(text, link)}>
      <Share2 aria-hidden="true" className="size-4.5" />
      Share
    </Button>
  )
}

async function share(text: string, url: string) {
  try {
    await navigator.share({ text, url })
  } catch (error) {
    // Closing the share sheet is not an error.
    if ((error as Error).name !== 'AbortError')
      toast('We couldn’t open the share menu. Copy the link instead.', 'problem')
  }
}
