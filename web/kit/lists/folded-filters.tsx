import { useId, useState, type ReactNode } from 'react'
import { SlidersHorizontal } from '../icons.tsx'
import { Button } from '../layout/button.tsx'
import { classes } from '../layout/classes.ts'

type FoldedFiltersProps = {
  /** How many filters are set. */
  active: number
  /** Without it, the parent lays out the fields on wider screens. */
  className?: string
  children: ReactNode
}

const inParent = 'col-span-full grid grid-cols-2 items-end gap-3 sm:contents'

/** Filters that take a whole phone screen are behind a button there. */
export function FoldedFilters({ active, className = inParent, children }: FoldedFiltersProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button
        className="col-span-full sm:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden="true" className="size-4.5" />
        Filters{active > 0 && ` (${active})`}
      </Button>
      <div id={id} className={classes(!isOpen && 'max-sm:hidden', className)}>
        {children}
      </div>
    </>
  )
}
