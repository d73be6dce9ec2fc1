import { useRef } from 'react'
import { newUuid } from '../uuid.ts'

/** The Idempotency-Key of a form: the same while the content is the same. After `forget`, the same content gets a new key. */
export function useIdempotencyKey() {
  const last = useRef<{ text: string; key: string } | null>(null)
  return {
    keyFor: (body: unknown): string => {
      const text = JSON.stringify(body)
      if (last.current?.text !== text) last.current = { text, key: newUuid() }
      return last.current.key
    },
    forget: () => void (last.current = null),
  }
}
