import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isNewBuildAvailable } from './new-build.ts'

/** Scrolls to the top and moves the focus after navigation, as the browser does when it opens a document. */
export function RouteChange() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // The page may need files that the server no longer has.
    if (isNewBuildAvailable()) return window.location.reload()
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
  return null
}
