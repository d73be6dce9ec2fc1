import { useRef } from 'react'
import { newUuid } from '../uuid.ts'

/**
 * The Idempotency-Key of what a form sends: the same for the same words, however often the connection is lost, and a
 * new one as soon as something else is sent. `forget` it when it worked: the same words are then another payment.
 */
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
