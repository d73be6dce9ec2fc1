import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { ReviewCase } from '#contract/learning/reviews.ts'
import type { Comment } from '#contract/learning/solutions.ts'
import { ShortcutsDialog } from '#web/kit/overlays/shortcuts-dialog.tsx'
import { useShortcuts } from '#web/kit/overlays/shortcuts.ts'
import { useOpenNext } from '../reviews/review-next.ts'
import { claimOfReview } from '../reviews/reviews.api.ts'
import { UndoBar } from '../reviews/review-undo.tsx'
import { hasChecks } from './checks/checks-block.tsx'
import { useFileSelection } from './file-selection.ts'
import { FilesPanel } from './files-panel.tsx'
import { Header, ClaimCallout } from './header.tsx'
import { useClaim } from './claim.ts'
import { workbenchShortcuts } from './shortcuts.ts'
import { Parts, type Part } from './parts.tsx'
import { Comments, SidePanel } from './side-panel.tsx'
import { ignoreRepeatedKey } from './double-press.ts'
import { Decided, useVerdict, VerdictForm } from './verdict.tsx'

export function Workbench({ review }: { review: ReviewCase }) {
  const claim = useClaim(review, claimOfReview(review.solutionId))
  const selection = useFileSelection(review)
  const verdict = useVerdict(review)
  const { openNext, isBusy } = useOpenNext()
  const [part, setPart] = useState<Part>('files')
  const [isWide, setIsWide] = useState(false)
  const [areShortcutsShown, setAreShortcutsShown] = useState(false)
  const canWork = claim.status === 'mine'

  const next = () => openNext({ skip: review.solutionId })
  const toggleWide = () => setIsWide((before) => !before)
  const goToFeedback = () => {
    // The field must be visible before it can take the focus.
    flushSync(() => {
      setPart('verdict')
      setIsWide(false)
    })
    verdict.field.current?.focus()
  }
  const jump = (comment: Comment) => {
    setPart('files')
    selection.jump(comment)
  }
  const openLine = (path: string, line: number) => {
    setPart('files')
    selection.openLine(path, line)
  }
  useShortcuts({
    ...(canWork && { a: ignoreRepeatedKey(() => verdict.give('approved')), r: goToFeedback }),
    n: next,
    j: () => selection.step(1),
    k: () => selection.step(-1),
    d: selection.toggleCompare,
    w: toggleWide,
    '?': () => setAreShortcutsShown(true),
  })

  return (
    <div className="workbench xl:-mx-8 xl:-my-5 xl:flex xl:h-dvh xl:flex-col">
      <Header
        review={review}
        back={{ to: '/admin/reviews', label: 'Reviews' }}
        selection={selection}
        isWide={isWide}
        onToggleWide={toggleWide}
        onShortcuts={() => setAreShortcutsShown(true)}
        onNext={next}
        isNextBusy={isBusy}
      />
      <ClaimCallout review={review} state={claim} />
      <Parts chosen={part} hasChecks={hasChecks(review)} onChoose={setPart} />
      <div className="min-h-0 flex-1 xl:flex">
        <FilesPanel review={review} selection={selection} canWork={canWork} isChosen={part === 'files'} />
        <SidePanel
          review={review}
          part={part}
          isHidden={isWide}
          onJump={jump}
          onOpenLine={openLine}
          comments={<Comments review={review} canWork={canWork} onJump={jump} />}
          verdict={canWork ? <VerdictForm verdict={verdict} /> : <Decided review={review} verdict={verdict} />}
        />
      </div>
      <UndoBar />
      {areShortcutsShown && <ShortcutsDialog keys={workbenchShortcuts} onClose={() => setAreShortcutsShown(false)} />}
    </div>
  )
}
