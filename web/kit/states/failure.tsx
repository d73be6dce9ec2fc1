import { useEffect, useRef } from 'react'
import { Callout } from '../layout/callout.tsx'

export type FailureProps = {
  title: string
  message?: string | undefined
}

/** An error message that scrolls into view, even above a long form. */
export function Failure({ title, message }: FailureProps) {
  const ref = useRef<HTMLDivElement>(null)

  // In braces, because some browsers return a promise, which is not a cleanup function.
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <div ref={ref} className="scroll-m-4">
      <Callout tone="problem">
        {title}
        {message && <p className="font-normal">{message}</p>}
      </Callout>
    </div>
  )
}
