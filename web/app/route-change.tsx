import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Scrolls to the top and moves the focus after navigation, as the browser does when it opens a document. */
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
