import { Suspense } from 'react'
import type { ReviewCase } from '#contract/learning/reviews.ts'
import { useOpenNext } from '../reviews/review-next.ts'
import { claimOfReview } from '../reviews/reviews.api.ts'
import { UndoBar } from '../reviews/review-undo.tsx'
import { hasChecks } from './checks/has-checks.ts'
import { FilesPanel } from './files-panel.tsx'
import { Header, ClaimCallout } from './header.tsx'
import { WorkbenchShortcuts } from './shortcuts.ts'
import { Parts } from './parts.tsx'
import { Comments, SidePanel } from './side/side-panel.tsx'
import { useWorkbench } from './use-workbench.ts'
import { Decided, useVerdict, VerdictForm } from './verdict.tsx'

export function Workbench({ review }: { review: ReviewCase }) {
  const verdict = useVerdict(review)
  const { openNext, isBusy } = useOpenNext()
  const next = () => openNext({ skip: review.solutionId })
  const bench = useWorkbench(review, { claimCalls: claimOfReview(review.solutionId), verdict, onNext: next })
  const { claim, canWork, part, side } = bench

  return (
    <div className="workbench xl:-mx-8 xl:-my-5 xl:flex xl:h-dvh xl:flex-col">
      <Header
        review={review}
        back={{ to: '/admin/reviews', label: 'Reviews' }}
        {...bench.header}
        {...(claim.mayReview && { onNext: next })}
        isNextBusy={isBusy}
      />
      <ClaimCallout review={review} state={claim} />
      <Parts chosen={part} hasChecks={hasChecks(review)} onChoose={bench.setPart} />
      <div className="min-h-0 flex-1 xl:flex">
        <FilesPanel review={review} {...bench.files} canWork={canWork} />
        <SidePanel
          review={review}
          {...side}
          comments={<Comments review={review} canWork={canWork} onJump={side.onJump} />}
          verdict={canWork ? <VerdictForm verdict={verdict} /> : <Decided review={review} verdict={verdict} />}
        />
      </div>
      <UndoBar />
      {bench.areShortcutsShown && (
        <Suspense>
          <WorkbenchShortcuts
            keysOf={claim.mayReview ? 'review' : 'reading'}
            onClose={() => bench.setAreShortcutsShown(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
