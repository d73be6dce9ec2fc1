import { useEffect, useState } from 'react'
import { readStored, writeStored } from '#web/kit/api/browser-storage.ts'

/** Whether steps were approved since this person last saw the course on this device: the progress then animates once. */
export function useFreshApproval(userId: number, courseId: number, approved: number): boolean {
  const key = `approved:${userId}:${courseId}` as const
  const [seen, setSeen] = useState(() => (readStored(key, 'browser') as { approved?: number } | null)?.approved)
  const [last, setLast] = useState(approved)

  if (last !== approved) {
    setSeen(last)
    setLast(approved)
  }

  useEffect(() => writeStored(key, { approved }, 'browser'), [key, approved])

  return seen !== undefined && approved > seen
}
