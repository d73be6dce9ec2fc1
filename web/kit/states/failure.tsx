import { useEffect, useRef } from 'react'
import { Callout } from '../layout/callout.tsx'

export type FailureProps = {
  /** What did not work. */
  title: string
  /** Why, in the server's words. */
  message?: string | undefined
}

/** Says that something failed, and why, where it was tried: it comes into sight even above a long form. */
export function Failure({ title, message }: FailureProps) {
  const place = useRef<HTMLDivElement>(null)

  // In braces: a browser may answer with a promise, which is no clean-up.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <div ref={place} className="scroll-m-4">
      <Callout tone="problem">
        {title}
        {message && <p className="font-normal">{message}</p>}
      </Callout>
    </div>
  )
}
