import type { ReactNode } from 'react'
import { Check, Plus } from '../icons.tsx'
import { Button } from '../layout/button.tsx'

type OfferProps = {
  name: string
  /** Below the name. */
  details: ReactNode
  isAdded: boolean
  /** The verb of the button. */
  action: string
  onAdd: () => void
}

/** Something that a click adds to what is being written. */
export function Offer({ name, details, isAdded, action, onAdd }: OfferProps) {
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <p className="min-w-0 wrap-anywhere">
        <span className="font-medium">{name}</span>
        <span className="type-small block text-soft">{details}</span>
      </p>
      {isAdded ? (
        <span className="type-small flex min-h-11 shrink-0 items-center gap-1.5 font-medium text-leaf-ink">
          <Check aria-hidden="true" className="size-4.5" />
          Added
        </span>
      ) : (
        <Button size="small" onClick={onAdd} className="shrink-0">
          <Plus aria-hidden="true" className="size-4" />
          {action}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  )
}
