import type { Ref } from 'react'
import { CopyButton } from '#web/kit/layout/copy-button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'

/** What the step would not take any more, and why not. */
export type Overtaken = { why: string; text: string }

/** In place of the form when the step moved on elsewhere, as in another tab: nothing that was typed is lost. */
export function NotHandedIn({ why, text, ref }: Overtaken & { ref: Ref<HTMLDivElement> }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> may hold only phrases
    <div ref={ref} tabIndex={-1} role="status" className="mt-4 rounded-control">
      <Callout tone="waiting">
        {why}.
        <span className="block font-normal">
          What you wrote in this window was not handed in. It is kept as your draft, and here to copy:
        </span>
        <p className="my-3 font-normal wrap-anywhere whitespace-pre-wrap">{text}</p>
        <CopyButton label="What you wrote" value={text} />
      </Callout>
    </div>
  )
}
