import { useRef } from 'react'

/** Random, and not `crypto.randomUUID`, which a school's plain http address does not have. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * The Idempotency-Key of what a form sends: the same for the same words, however often the connection is lost, and a
 * new one as soon as something else is sent. `forget` it when it worked: the same words are then another payment.
 */
export function useRepeatKey() {
  const last = useRef<{ text: string; key: string } | null>(null)
  return {
    keyFor: (body: unknown): string => {
      const text = JSON.stringify(body)
      if (last.current?.text !== text) last.current = { text, key: newKey() }
      return last.current.key
    },
    forget: () => void (last.current = null),
  }
}
