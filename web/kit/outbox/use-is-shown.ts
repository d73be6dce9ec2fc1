import { useEffect, useRef } from 'react'

/** Whether a form is still on the page, for `deliver`. */
export function useIsShown(): () => boolean {
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => void (isShown.current = false)
  }, [])
  return () => isShown.current
}
