import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** What a browser does by itself when a document is opened: starts at the top, and tells a screen reader of the new page. */
export function RouteChange() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
  return null
}
