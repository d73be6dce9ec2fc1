import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { ReviewCase } from '#contract/learning/reviews.ts'
import type { Comment } from '#contract/learning/solutions.ts'
import { ShortcutsDialog } from '#web/kit/overlays/shortcuts-dialog.tsx'
import { useShortcuts } from '#web/kit/overlays/shortcuts.ts'
import { useOpenNext } from '../reviews/review-next.ts'
import { UndoBar } from '../reviews/review-undo.tsx'
import { useDesk } from './desk.ts'
import { FilesPart } from './files-part.tsx'
import { Header, StandingNotification } from './header.tsx'
import { useHold } from './hold.ts'
import { workbenchKeys } from './keys.ts'
import { Parts, type Part } from './parts.tsx'
import { SidePart } from './side-part.tsx'
import { spacedPress } from './single-press.ts'
import { useVerdict } from './verdict.tsx'
import './workbench.css'

/** One attempt on the desk: its files, what is said about them, and the verdict. */
export function Workbench({ review }: { review: ReviewCase }) {
  const hold = useHold(review)
  const desk = useDesk(review)
  const verdict = useVerdict(review)
  const { openNext, isBusy } = useOpenNext()
  const [part, setPart] = useState<Part>('files')
  const [isRoomy, setIsRoomy] = useState(false)
  const [areKeysShown, setAreKeysShown] = useState(false)
  const canWork = hold.standing === 'mine'

  const next = () => openNext({ skip: review.solutionId })
  const toggleRoom = () => setIsRoomy((before) => !before)
  const goToWords = () => {
    // The field must be in sight before it can take the focus.
    flushSync(() => {
      setPart('verdict')
      setIsRoomy(false)
    })
    verdict.field.current?.focus()
  }
  const jump = (comment: Comment) => {
    setPart('files')
    desk.jump(comment)
  }
  useShortcuts({
    ...(canWork && { a: spacedPress(() => verdict.give('approved')), r: goToWords }),
    n: next,
    j: () => desk.step(1),
    k: () => desk.step(-1),
    d: desk.toggleCompare,
    w: toggleRoom,
    '?': () => setAreKeysShown(true),
  })

  return (
    <div className="workbench xl:-mx-8 xl:-my-5 xl:flex xl:h-dvh xl:flex-col">
      <Header
        review={review}
        desk={desk}
        isRoomy={isRoomy}
        onRoomy={toggleRoom}
        onKeys={() => setAreKeysShown(true)}
        onNext={next}
        isNextBusy={isBusy}
      />
      <StandingNotification review={review} hold={hold} />
      <Parts chosen={part} onChoose={setPart} />
      <div className="min-h-0 flex-1 xl:flex">
        <FilesPart review={review} desk={desk} canWork={canWork} isChosen={part === 'files'} />
        <SidePart review={review} verdict={verdict} canWork={canWork} part={part} isHidden={isRoomy} onJump={jump} />
      </div>
      <UndoBar />
      {areKeysShown && <ShortcutsDialog keys={workbenchKeys} onClose={() => setAreKeysShown(false)} />}
    </div>
  )
}
