import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Scrolls to the part in the address: the browser looked for it before it was there. */
export function useLinkedPart(isReady: boolean) {
  const { hash } = useLocation()
  useEffect(() => {
    const part = isReady && hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    if (!part) return
    part.scrollIntoView()
    part.focus({ preventScroll: true })
  }, [hash, isReady])
}
