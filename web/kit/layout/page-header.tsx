import { createContext, use, useEffect, type ReactNode } from 'react'
import { classes } from './classes.ts'
import { RouteLink } from './route-links.tsx'

/** The title that the page was declared with. */
export const PageTitle = createContext('')

export type PageHeaderProps = {
  /** If not the declared one. */
  title?: string
  intro?: ReactNode
  /** The page that this one belongs to, linked above the title. */
  back?: { to: string; label: string }
  /** Shown in the place of `back`. */
  breadcrumb?: ReactNode
  actions?: ReactNode
  className?: string
}

/** The heading of a page, which is also the document's title. */
export function PageHeader({ title: own, intro, back, breadcrumb, actions, className }: PageHeaderProps) {
  const declared = use(PageTitle)
  const title = own ?? declared
  useEffect(() => {
    document.title = title
  }, [title])

  return (
    <header className={classes('mb-6 sm:mb-8', className)}>
      {(back || breadcrumb) && (
        <div className="type-small mb-2 pointer-coarse:*:inline-flex pointer-coarse:*:min-h-11 pointer-coarse:*:items-center">
          {back ? <RouteLink to={back.to}>{back.label}</RouteLink> : breadcrumb}
        </div>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 max-w-2xl wrap-anywhere">
          <h1 className="type-title">{title}</h1>
          {intro && <p className="mt-1.5 text-soft">{intro}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-3">{actions}</div>}
      </div>
    </header>
  )
}
