import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import { NewVerdict, type Verdict } from '#contract/learning/reviews.ts'
import type { getSecondOpinion } from '#contract/learning/second-opinions.ts'
import type { Comment } from '#contract/learning/solutions.ts'
import { RichText } from '#web/kit/markdown/rich-text.tsx'
import { ShortcutsDialog } from '#web/kit/overlays/shortcuts-dialog.tsx'
import { useShortcuts } from '#web/kit/overlays/shortcuts.ts'
import { hasChecks } from '../workbench/checks/checks-block.tsx'
import { useClaim } from '../workbench/claim.ts'
import { ignoreRepeatedKey } from '../workbench/double-press.ts'
import { removeDrafts, useReviewDraft } from '../workbench/drafts.ts'
import { useFileSelection } from '../workbench/file-selection.ts'
import { FilesPanel } from '../workbench/files-panel.tsx'
import { ClaimCallout, Header } from '../workbench/header.tsx'
import { Parts, type Part } from '../workbench/parts.tsx'
import { workbenchShortcuts } from '../workbench/shortcuts.ts'
import { Block, SidePanel } from '../workbench/side-panel.tsx'
import { type VerdictDraft, VerdictForm } from '../workbench/verdict.tsx'
import type { Outcome } from './opinion-outcome.tsx'
import { opinionsPath } from './second-opinion-path.ts'
import { claimOfOpinion, useGiveSecondOpinion } from './second-opinions.api.ts'

type Opinion = ReplyOf<typeof getSecondOpinion>
type OpinionWorkbenchProps = { opinion: Opinion; onDecided: (outcome: Outcome) => void }

const usable = new Set(['a', 'r', 'j', 'k', 'd', 'w', '?'])
const shortcuts = workbenchShortcuts.filter(([key]) => usable.has(key))

/** The workbench of a review without line comments, which the learner would read under the first verdict. */
export function OpinionWorkbench({ opinion, onDecided }: OpinionWorkbenchProps) {
  const claim = useClaim(opinion, claimOfOpinion(opinion.opinionId))
  const selection = useFileSelection(opinion)
  const verdict = useOpinionVerdict(opinion, onDecided)
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
  const openLine = (path: string, line: number) => {
    setPart('files')
    selection.openLine(path, line)
  }
  useShortcuts({
    ...(canWork && { a: ignoreRepeatedKey(() => verdict.give('approved')), r: goToFeedback }),
    j: () => selection.step(1),
    k: () => selection.step(-1),
    d: selection.toggleCompare,
    w: toggleWide,
    '?': () => setAreShortcutsShown(true),
  })

  return (
    <div className="workbench xl:-mx-8 xl:-my-5 xl:flex xl:h-dvh xl:flex-col">
      <Header
        review={opinion}
        back={{ to: opinionsPath, label: 'Second opinions' }}
        selection={selection}
        isWide={isWide}
        onToggleWide={toggleWide}
        onShortcuts={() => setAreShortcutsShown(true)}
      />
      <ClaimCallout review={opinion} state={claim} />
      <Parts chosen={part} hasChecks={hasChecks(opinion)} onChoose={setPart} />
      <div className="min-h-0 flex-1 xl:flex">
        <FilesPanel review={opinion} selection={selection} canWork={false} isChosen={part === 'files'} />
        <SidePanel
          review={opinion}
          part={part}
          isHidden={isWide}
          onJump={jump}
          onOpenLine={openLine}
          intro={<Why reason={opinion.reason} />}
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
      {areShortcutsShown && <ShortcutsDialog keys={shortcuts} onClose={() => setAreShortcutsShown(false)} />}
    </div>
  )
}

function Why({ reason }: { reason: string | null }) {
  return (
    <Block title="Second opinion">
      <p className="text-soft">
        Another mentor has reviewed this attempt. You’ll see their verdict after you give yours.
        {reason === null && ' It was picked at random, and your verdict changes nothing for the learner.'}
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

function useOpinionVerdict(
  { opinionId, solutionId }: Opinion,
  onDecided: OpinionWorkbenchProps['onDecided'],
): VerdictDraft {
  const [feedback, setFeedback] = useReviewDraft(solutionId, 'second opinion')
  const [problems, setProblems] = useState<{ feedback?: string | undefined; form?: string | undefined }>({})
  const field = useRef<HTMLTextAreaElement>(null)
  const { mutateAsync, isPending } = useGiveSecondOpinion(opinionId)
  const give = async (verdict: Verdict) => {
    if (isPending) return
    const checked = NewVerdict.safeParse({ verdict, feedback })
    setProblems(checked.success ? {} : { feedback: checked.error.issues[0]?.message })
    if (!checked.success) return field.current?.focus()
    try {
      const outcome = await mutateAsync(checked.data)
      removeDrafts(solutionId)
      onDecided({ given: checked.data, ...outcome })
    } catch (error) {
      // The feedback stays in the field and in the draft.
      setProblems({ form: (error as Error).message })
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
    isBusy: isPending,
  }
}
