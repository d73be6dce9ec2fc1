import { useState } from 'react'
import { pageFolder } from '#contract/learning/attempts/previews.ts'
import type { Attempt } from '#contract/learning/solutions.ts'
import { Share2 } from '#web/kit/icons.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { OnlineButton } from '#web/kit/states/online-button.tsx'

// Few attempts have a page, and it is shared rarely.
const ShareDialog = lazyPart(() => import('./share-dialog.tsx'), 'ShareDialog')

/** Only where the attempt has a page. */
export function SharePreview({ attempt }: { attempt: Attempt }) {
  const [isOpen, setIsOpen] = useState(false)
  if (pageFolder(attempt.files.map(({ path }) => path)) === null) return null
  return (
    <>
      <OnlineButton
        size="small"
        aria-label={`Share a preview of attempt ${attempt.attempt}`}
        onClick={() => setIsOpen(true)}
      >
        <Share2 aria-hidden="true" className="size-4" />
        Share a preview
      </OnlineButton>
      {isOpen && <ShareDialog attempt={attempt} onClose={() => setIsOpen(false)} />}
    </>
  )
}
