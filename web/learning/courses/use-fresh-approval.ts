import { useEffect, useState } from 'react'

/** Whether steps were approved since this person last saw the course on this device: the progress then animates once. */
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
      // Without storage nothing animates.
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
