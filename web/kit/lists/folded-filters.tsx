import { SlidersHorizontal } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { Button } from '../layout/button.tsx'
import { classes } from '../layout/classes.ts'

type FoldedFiltersProps = {
  /** How many filters are set. */
  active: number
  className?: string
  children: ReactNode
}

/** Filters that take a whole phone screen are behind a button there. */
export function FoldedFilters({ active, className, children }: FoldedFiltersProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button className="sm:hidden" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <SlidersHorizontal aria-hidden="true" className="size-4.5" />
        Filters{active > 0 && ` (${active})`}
      </Button>
      <div id={id} className={classes(!isOpen && 'max-sm:hidden', className)}>
        {children}
      </div>
    </>
  )
}
