import { useEffect, useState } from 'react'

/**
 * Whether more steps are approved than when this person last saw the course here: the span then draws itself, once. The
 * number is this device's own; where storage is switched off, nothing moves.
 */
export function useFreshApproval(userId: number, courseId: number, approved: number): boolean {
  const key = `approved:${userId}:${courseId}`
  const [seen, setSeen] = useState(() => readCount(key))
  const [last, setLast] = useState(approved)

  if (last !== approved) {
    setSeen(last)
    setLast(approved)
  }

  useEffect(() => {
    try {
      localStorage.setItem(key, String(approved))
    } catch {
      // Then it is not remembered.
    }
  }, [key, approved])

  return seen !== null && approved > seen
}

function readCount(key: string): number | null {
  try {
    const stored = localStorage.getItem(key)
    return stored === null ? null : Number(stored)
  } catch {
    return null
  }
}
