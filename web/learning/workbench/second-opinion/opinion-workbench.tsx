import { Suspense, useRef, useState } from 'react'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import { missingFeedback, type Verdict } from '#contract/learning/reviews.ts'
import type { getSecondOpinion } from '#contract/learning/second-opinions.ts'
import { asApiError } from '#web/kit/forms/problems.ts'
import { RichText } from '#web/kit/markdown/rich-text.tsx'
import { hasChecks } from '../checks/has-checks.ts'
import { removeDrafts, useReviewDraft } from '../../reviews/drafts.ts'
import { FilesPanel } from '../files-panel.tsx'
import { ClaimCallout, Header } from '../header.tsx'
import { Parts } from '../parts.tsx'
import { WorkbenchShortcuts } from '../shortcuts.ts'
import { Block } from '../side/block.tsx'
import { SidePanel } from '../side/side-panel.tsx'
import { useApproval } from '../side/use-approval.ts'
import { useWorkbench } from '../use-workbench.ts'
import { type VerdictDraft, VerdictForm } from '../verdict.tsx'
import type { Outcome } from './opinion-outcome.tsx'
import { claimOfOpinion, opinionsPath, useGiveSecondOpinion } from '../../reviews/second-opinions.api.ts'

type Opinion = ReplyOf<typeof getSecondOpinion>
type OpinionWorkbenchProps = { opinion: Opinion; onDecided: (outcome: Outcome) => void }

/** The workbench of a review without line comments, which the learner would read under the first verdict. */
export function OpinionWorkbench({ opinion, onDecided }: OpinionWorkbenchProps) {
  const verdict = useOpinionVerdict(opinion, onDecided)
  const bench = useWorkbench(opinion, { claimCalls: claimOfOpinion(opinion.opinionId), verdict })
  const { claim, canWork, part } = bench

  return (
    <div className="workbench xl:-mx-8 xl:-my-5 xl:flex xl:h-dvh xl:flex-col">
      <Header review={opinion} back={{ to: opinionsPath, label: 'Second opinions' }} {...bench.header} />
      <ClaimCallout review={opinion} state={claim} />
      <Parts chosen={part} hasChecks={hasChecks(opinion)} onChoose={bench.setPart} />
      <div className="min-h-0 flex-1 xl:flex">
        <FilesPanel review={opinion} {...bench.files} canWork={false} />
        <SidePanel
          review={opinion}
          {...bench.side}
          intro={<Why reason={opinion.reason} mayReview={claim.mayReview} />}
          verdict={
            canWork ? (
              <VerdictForm
                verdict={verdict}
                {...(opinion.reason === null && { label: 'Feedback to the first mentor (the learner won’t see it)' })}
              />
            ) : (
              <p className="text-soft">No verdict yet.</p>
            )
          }
        />
      </div>
      {bench.areShortcutsShown && (
        <Suspense>
          <WorkbenchShortcuts
            keysOf={claim.mayReview ? 'opinion' : 'reading'}
            onClose={() => bench.setAreShortcutsShown(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

function Why({ reason, mayReview }: { reason: string | null; mayReview: boolean }) {
  return (
    <Block title="Second opinion">
      <p className="text-soft">
        Another mentor has reviewed this attempt.{' '}
        {mayReview
          ? 'You’ll see their verdict after you give yours.'
          : 'You’ll see their verdict after the second opinion is given.'}
        {reason === null && ' It was picked at random, and the second verdict changes nothing for the learner.'}
      </p>
      {reason !== null && (
        <>
          <p className="type-small mt-3 font-semibold">The learner’s reason</p>
          <RichText text={reason} className="border-l-3 border-indigo pl-3" />
        </>
      )}
    </Block>
  )
}

function useOpinionVerdict(opinion: Opinion, onDecided: OpinionWorkbenchProps['onDecided']): VerdictDraft {
  const { opinionId, solutionId } = opinion
  const [feedback, setFeedback] = useReviewDraft(solutionId, 'second opinion')
  const [problems, setProblems] = useState<{ feedback?: string | undefined; form?: string | undefined }>({})
  const field = useRef<HTMLTextAreaElement>(null)
  const { mutateAsync, isPending } = useGiveSecondOpinion()
  const approval = useApproval(opinion)
  const give = async (verdict: Verdict, isAsked = false) => {
    if (isPending) return
    const given = { verdict, feedback: feedback.trim() }
    const isMissing = verdict === 'rejected' && given.feedback === ''
    setProblems(isMissing ? { feedback: missingFeedback } : {})
    if (isMissing) return field.current?.focus()
    try {
      if (verdict === 'approved' && !isAsked && !(await approval.mayApprove())) return
      const outcome = await mutateAsync({ params: { opinionId }, body: given })
      removeDrafts(solutionId)
      onDecided({ given, ...outcome })
    } catch (error) {
      // The feedback stays in the field and in the draft.
      const { fields, message } = asApiError(error)
      setProblems(fields['feedback'] ? { feedback: fields['feedback'] } : { form: message })
    }
  }
  return {
    feedback,
    setFeedback: (text) => {
      setFeedback(text)
      if (problems.feedback && text.trim() !== '') setProblems({})
    },
    problems: { feedback: problems.feedback, form: problems.form },
    field,
    give: (verdict) => void give(verdict),
    approveAnyway: () => void give('approved', true),
    approval,
    isBusy: isPending,
  }
}
