import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { AttemptCommit } from '#contract/learning/commits.ts'
import type { ReviewCase } from '#contract/learning/reviews.ts'
import type { Comment } from '#contract/learning/solutions.ts'
import { useShortcuts } from '#web/kit/overlays/shortcuts.ts'
import { type ClaimCalls, useClaim } from '../reviews/claim.ts'
import { ignoreRepeatedKey } from './double-press.ts'
import { useFileSelection } from './file-selection.ts'
import type { Part } from './parts.tsx'
import type { VerdictDraft } from './verdict.tsx'

type WorkbenchInput = {
  claimCalls: ClaimCalls
  verdict: VerdictDraft
  /** Opens the next attempt; left out where there is no queue to go through. */
  onNext?: () => void
}

/** What the workbench of a review and that of a second opinion have in common: state, and keyboard shortcuts. */
export function useWorkbench(review: ReviewCase, { claimCalls, verdict, onNext }: WorkbenchInput) {
  const claim = useClaim(review, claimCalls)
  const selection = useFileSelection(review)
  const [part, setPart] = useState<Part>('files')
  const [isWide, setIsWide] = useState(false)
  const [areShortcutsShown, setAreShortcutsShown] = useState(false)
  const canWork = claim.status === 'mine'

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
  const showCommit = (commit: AttemptCommit) => {
    setPart('files')
    selection.compareWith({ kind: 'commit', commit })
  }
  const openLine = (path: string, line: number) => {
    setPart('files')
    selection.openLine(path, line)
  }
  useShortcuts({
    ...(canWork && { a: ignoreRepeatedKey(() => verdict.give('approved')), r: goToFeedback }),
    ...(onNext && claim.mayReview && { n: onNext }),
    j: () => selection.step(1),
    k: () => selection.step(-1),
    d: selection.toggleCompare,
    w: toggleWide,
    '?': () => setAreShortcutsShown(true),
  })
  return {
    claim,
    canWork,
    part,
    setPart,
    areShortcutsShown,
    setAreShortcutsShown,
    header: { selection, isWide, onToggleWide: toggleWide, onShortcuts: () => setAreShortcutsShown(true) },
    files: { selection, isChosen: part === 'files' },
    side: { part, isHidden: isWide, selection, onJump: jump, onOpenLine: openLine, onCommit: showCommit },
  }
}
