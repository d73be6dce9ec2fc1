import { useRef } from 'react'
import { newUuid } from '../uuid.ts'

/** The Idempotency-Key of a form: the same while the content is the same. After `forget`, the same content gets a new key. */
export function useIdempotencyKey() {
  const last = useRef<{ text: string; key: string } | null>(null)
  return {
    keyFor: (body: unknown): string => {
      const text = JSON.stringify(body, (_name, value) => (value instanceof File ? describeFile(value) : value))
      if (last.current?.text !== text) last.current = { text, key: newUuid() }
      return last.current.key
    },
    forget: () => void (last.current = null),
  }
}

/** In JSON, every file would be the same. */
const describeFile = ({ name, size, lastModified }: File) => [name, size, lastModified]
