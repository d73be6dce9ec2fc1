import { useEffect, useRef, useState } from 'react'
import type { BriefDetails } from '#contract/projects/briefs.ts'
import { Notice } from '#web/kit/layout/callout.tsx'
import { HandInForm } from './submission-form.tsx'
import { MyHandIn } from './my-submission.tsx'

/** What I handed in, newest first, and the form while there is something to hand in. */
export function HandingIn({ brief }: { brief: BriefDetails }) {
  const [hasArrived, setHasArrived] = useState(false)
  const arrived = useRef<HTMLDivElement>(null)
  const { myHandIns, myState, isOpen } = brief
  const mayHandIn = isOpen && (myState === null || myState === 'rejected')

  // The focus goes on from where the form was.
  useEffect(() => {
    if (hasArrived) arrived.current?.focus()
  }, [hasArrived])

  return (
    <section aria-labelledby="brief-hand-in" className="grid min-w-0 gap-5">
      <h2 id="brief-hand-in" className="type-h2">
        {myHandIns.length === 0 ? 'Hand in your project' : 'Your project'}
      </h2>
      {hasArrived && myState === 'submitted' && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> may hold only phrases
        <div ref={arrived} tabIndex={-1} role="status" className="rounded-control">
          <Notice tone="good">
            Your project is handed in.
            <span className="block font-normal">A teacher reads it next. You get a notice with the verdict.</span>
          </Notice>
        </div>
      )}
      {!isOpen && <Notice>This project is closed. What you handed in is kept.</Notice>}
      {mayHandIn && <HandInForm brief={brief} onHandedIn={() => setHasArrived(true)} />}
      {myHandIns.map((handIn, at) => (
        <MyHandIn key={handIn.handInId} handIn={handIn} isNewest={at === 0} />
      ))}
    </section>
  )
}
