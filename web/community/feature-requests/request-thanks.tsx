import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { FeatureRequest } from '#contract/community/feature-requests.ts'
import { Button, buttonClass } from '#web/kit/layout/button.tsx'
import { EmptyIllustration } from '#web/kit/layout/illustrations.tsx'

export function RequestThanks({ request, onAgain }: { request: FeatureRequest; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The focus was in the form that this replaces.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="thanks" className="surface animate-arrive p-5 text-center">
      <div className="flex justify-center">
        <EmptyIllustration />
      </div>
      <h2 id="thanks" ref={heading} tabIndex={-1} className="type-h3 mt-4 outline-none">
        Thank you for your request
      </h2>
      <p className="mt-2 wrap-anywhere text-soft">
        “{request.title}” is on the list with your vote. Others can vote for it too. We’ll notify you when we answer.
      </p>
      <div className="mt-5 grid gap-2">
        <Link to={`?request=${request.requestId}`} className={buttonClass({ variant: 'primary' })}>
          View your request
        </Link>
        <Button variant="quiet" onClick={onAgain}>
          Request another feature
        </Button>
      </div>
    </section>
  )
}
