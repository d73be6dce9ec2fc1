import { useEffect, useState } from 'react'

/** The text once it has stayed the same for this long, so that not every letter is searched for. */
export function useDebounced(text: string, delayMs = 150): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delayMs)
    return () => clearTimeout(timer)
  }, [text, delayMs])
  return settled
}
