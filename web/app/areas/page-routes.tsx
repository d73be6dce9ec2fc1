import type { ComponentType, ReactNode } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { type Page, titleOf } from '#contract/app/page.ts'
import { PageTitle } from '#web/kit/layout/page-header.tsx'
import type { Preloadable } from '#web/kit/lazy-component.ts'

export type PageComponent<Props = object> = ComponentType<Props> & Preloadable

type PageRoutesProps<Path extends string> = {
  /** The address of the area. */
  root: string
  pages: Record<Path, Page>
  layout: ReactNode
  children: (path: Path) => ReactNode
}

/** The routes of an area's pages, in its layout. Another address leads to the area's first page. */
export function PageRoutes<Path extends string>({ root, pages, layout, children }: PageRoutesProps<Path>) {
  const below = (path: Path) => (path === root ? { index: true as const } : { path: path.slice(root.length + 1) })
  return (
    <Routes>
      <Route element={layout}>
        {(Object.keys(pages) as Path[]).map((path) => (
          <Route
            key={path}
            {...below(path)}
            element={<PageTitle value={titleOf(pages[path])}>{children(path)}</PageTitle>}
          />
        ))}
      </Route>
      <Route path="*" element={<Navigate to={root} replace />} />
    </Routes>
  )
}
