import { startTransition, useEffect, useState } from 'react'

/** True after the browser has painted a frame in which this was ready: for what is below, and takes long to draw. */
export function useAfterPaint(isReady: boolean): boolean {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    if (!isReady || isPainted) return
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      // A task of its own, because this one is before the paint.
      timer = setTimeout(() => startTransition(() => setIsPainted(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isReady, isPainted])
  return isPainted
}
