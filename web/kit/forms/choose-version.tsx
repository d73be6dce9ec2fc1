import type { ReactNode } from 'react'
import { dayAndTime } from '../format.ts'
import { Button } from '../layout/button.tsx'
import { Callout } from '../layout/callout.tsx'

type ChooseVersionProps = {
  /** Such as 'Your resume'. */
  what: string
  savedAt: string | null
  onKeep: () => void
  onUseOther: () => void
  /** What the other version says. */
  children?: ReactNode
  className?: string
}

/** Another tab or device saved first: nothing is overwritten before the person has chosen. */
export function ChooseVersion({ what, savedAt, onKeep, onUseOther, children, className }: ChooseVersionProps) {
  return (
    <Callout tone="problem" {...(className && { className })}>
      <p>
        {what} was saved in another tab or on another device
        {savedAt && ` on ${dayAndTime(savedAt)}`}. Which version do you want to continue with?
      </p>
      {children}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onKeep}>Keep this version</Button>
        <Button onClick={onUseOther}>Use the other version</Button>
      </div>
    </Callout>
  )
}
