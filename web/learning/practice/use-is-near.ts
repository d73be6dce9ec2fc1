import { useEffect, useRef, useState } from 'react'

/** Whether an element is, or was, about to be scrolled into view: what it needs is loaded then. */
export function useIsNear<Element extends HTMLElement>() {
  const ref = useRef<Element>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!ref.current || isNear) return
    const observer = new IntersectionObserver((entries) => entries.at(-1)!.isIntersecting && setIsNear(true), {
      rootMargin: '800px 0px',
    })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isNear])
  return { ref, isNear }
}
