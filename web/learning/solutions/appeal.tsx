import { useEffect, useRef, useState } from 'react'
import type { Attempt, SecondOpinion } from '#contract/learning/solutions.ts'
import { writeStored } from '#web/kit/device/browser-storage.ts'
import { useNow } from '#web/kit/duration.ts'
import { draftKey } from '#web/kit/forms/draft.ts'
import { dayAndTime } from '#web/kit/format.ts'
import { Scale } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { LongText } from '#web/kit/markdown/long-text.tsx'
import { RichText } from '#web/kit/markdown/rich-text.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useWithdrawAppeal } from './appeal.api.ts'
import { appealDraft, describeAppeal } from './appeal.rules.ts'

const AppealDialog = lazyPart(() => import('./appeal-dialog.tsx'), 'AppealDialog')

const boxId = (solutionId: number) => `second-opinion-of-${solutionId}`

type AppealProps = { attempt: Attempt; taskStepId: number }

/** With a rejected verdict: the button, the state of the request, and what came of it. */
export function Appeal({ attempt, taskStepId }: AppealProps) {
  const [isAsking, setIsAsking] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const { solutionId, review, secondOpinion } = attempt
  const [hasAsked, setHasAsked] = useState(false)
  const isOpen = secondOpinion !== null
  // The button and the form above are gone by then: the box takes the focus and stays in view.
  useEffect(() => {
    if (!hasAsked || !isOpen) return
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'center' })
  }, [hasAsked, isOpen])
  const onAsked = () => {
    setIsAsking(false)
    setHasAsked(true)
  }
  return (
    <div ref={box} id={boxId(solutionId)} tabIndex={-1} className="mt-3 max-w-2xl rounded-control">
      {secondOpinion ? (
        <Asked attempt={attempt} opinion={secondOpinion} taskStepId={taskStepId} />
      ) : (
        <Button size="small" onClick={() => setIsAsking(true)}>
          <Scale aria-hidden="true" className="size-4" />
          Ask for a second opinion
        </Button>
      )}
      {isAsking && (
        <AppealDialog
          solutionId={solutionId}
          taskStepId={taskStepId}
          mentor={review?.mentor ?? 'the first mentor'}
          onAsked={onAsked}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  )
}

type AskedProps = AppealProps & { opinion: SecondOpinion }

function Asked({ attempt, opinion, taskStepId }: AskedProps) {
  const { decidedAt, verdict, feedback, reason } = opinion
  return (
    <section aria-label="Second opinion" className="rounded-control bg-haze px-4 py-3">
      {decidedAt === null ? (
        <Open attempt={attempt} opinion={opinion} taskStepId={taskStepId} />
      ) : (
        <>
          <p className="type-label">
            {verdict === 'approved'
              ? `The second opinion replaced the first verdict, ${dayAndTime(decidedAt)}`
              : `Second opinion: also asks for changes, ${dayAndTime(decidedAt)}`}
          </p>
          {/* An approval's feedback is the verdict's. */}
          {verdict === 'rejected' && <RichText text={feedback} className="mt-1" />}
        </>
      )}
      <details className="mt-2">
        <summary className="type-small link inline-block rounded-small pointer-coarse:min-h-11">Your reason</summary>
        <LongText text={reason} isMarkdown className="mt-1" />
      </details>
    </section>
  )
}

function Open({ attempt: { solutionId }, opinion, taskStepId }: AskedProps) {
  const now = useNow(60_000)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <p className="type-label">{describeAppeal(opinion.promisedAt, now)}</p>
        <p className="type-small text-soft">Another mentor reviews it, and we’ll notify you.</p>
      </div>
      <Withdraw solutionId={solutionId} reason={opinion.reason} taskStepId={taskStepId} />
    </div>
  )
}

type WithdrawProps = { solutionId: number; reason: string; taskStepId: number }

/** The reason becomes a draft again. */
function Withdraw({ solutionId, reason, taskStepId }: WithdrawProps) {
  const withdraw = useWithdrawAppeal(taskStepId)
  // This button is gone by then: the box with the button to ask again takes the focus.
  const onClick = async () => {
    try {
      await withdraw.mutateAsync({ params: { solutionId } })
    } catch {
      // The mutation shows it.
      return
    }
    writeStored(draftKey(appealDraft(solutionId)), { reason }, 'browser')
    toast('Request withdrawn. You can submit again.')
    document.getElementById(boxId(solutionId))?.focus({ preventScroll: true })
  }
  return (
    <Button size="small" busy={withdraw.isPending} onClick={() => void onClick()}>
      Withdraw request
    </Button>
  )
}

type SubmittingClosedProps = { attempt: Attempt; taskStepId: number }

/** In place of the form while a second mentor decides. */
export function SubmittingClosed({
  attempt: { solutionId, attempt, secondOpinion },
  taskStepId,
}: SubmittingClosedProps) {
  const now = useNow(60_000)
  if (!secondOpinion) return null
  return (
    <Callout tone="waiting" className="mt-4">
      <p>You can’t submit while another mentor reviews attempt {attempt} again.</p>
      <p className="font-normal">{describeAppeal(secondOpinion.promisedAt, now)}</p>
      <p className="font-normal">To submit a new attempt now, withdraw your request.</p>
      <div className="mt-2">
        <Withdraw solutionId={solutionId} reason={secondOpinion.reason} taskStepId={taskStepId} />
      </div>
    </Callout>
  )
}
