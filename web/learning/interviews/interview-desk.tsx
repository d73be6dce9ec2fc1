import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Interview, InterviewProblem } from '#contract/learning/study/interviews.ts'
import { useAutosave } from '#web/kit/forms/autosave.ts'
import { ChooseVersion } from '#web/kit/forms/choose-version.tsx'
import { SaveStatus } from '#web/kit/forms/save-status.tsx'
import { useNow } from '#web/kit/duration.ts'
import { Clock } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { Tabs } from '#web/kit/layout/tabs.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { LessonBody } from '../lessons/lesson-body.tsx'
import type { Language } from '#engines/program.ts'
import { codeIn, inLanguage, useExerciseLanguage, withCodeIn } from '../practice/exercise/exercise-language.ts'
import { LanguageChoice } from '../practice/exercise/language-choice.tsx'
import { changedCode, filesOf } from '../practice/exercise/exercise.rules.ts'
import { ExercisePanel } from '../practice/exercise/exercise-panel.tsx'
import { useChecks } from '../practice/exercise/use-checks.ts'
import { type CodeDraft, createCodeDraft, useFinishInterview } from './interviews.api.ts'
import { announcement, clock } from './interviews.rules.ts'

const ConfirmDialog = lazyPart(() => import('#web/kit/overlays/confirm-dialog.tsx'), 'ConfirmDialog')

type DeskProps = {
  interview: Interview
  /** When this device learned how much time is left. */
  receivedAt: number
}

/** Two problems against the clock, which is the server's. */
export function InterviewDesk({ interview, receivedAt }: DeskProps) {
  const { interviewId, courseTitle, problems } = interview
  const [drafts] = useState(() => problems.map((problem) => createCodeDraft(interviewId, problem)))
  const [isAsking, setIsAsking] = useState(false)
  const finish = useFinishInterview()
  const end = async () => {
    await Promise.all(drafts.map((draft) => draft.flush()))
    await finish.mutateAsync({ params: { interviewId } })
  }
  const left = interview.secondsLeft - (useNow(500) - receivedAt) / 1000
  const isOver = left <= 0
  const endByItself = useEffectEvent(() => void end().catch(() => null))
  useEffect(() => {
    if (isOver) endByItself()
  }, [isOver])
  return (
    <>
      <PageHeader title="Mock interview" intro={courseTitle} />
      {/* Stays in view while the page scrolls. */}
      <div className="sticky top-16 z-10 mb-2 flex items-center justify-between gap-4 border-b border-line bg-paper py-2">
        <Timer seconds={left} isOver={isOver} />
        <Button onClick={() => (isOver ? void end().catch(() => null) : setIsAsking(true))}>Finish</Button>
      </div>
      <Tabs
        label="Problems"
        tabs={problems.map((problem, index) => ({
          value: String(problem.position),
          label: `Problem ${problem.position}`,
          content: <Problem problem={problem} draft={drafts[index]!} />,
        }))}
      />
      {isAsking && (
        <ConfirmDialog
          title="Finish the interview?"
          text="We’ll run the checks on what you wrote. You can’t change it after that."
          action="Finish"
          busyLabel="Finishing…"
          variant="primary"
          onConfirm={end}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

function Timer({ seconds, isOver }: { seconds: number; isOver: boolean }) {
  const isShort = seconds < 5 * 60
  return (
    <div className="flex items-center gap-2">
      <Clock aria-hidden="true" className={classes('size-5', isShort ? 'text-vermilion' : 'text-soft')} />
      <span role="timer" aria-label="Time left" className="wide text-xl tabular-nums">
        {isOver ? 'Time’s up' : clock(seconds)}
      </span>
      <span aria-hidden="true" className="type-small text-soft">
        {isOver ? '' : 'left'}
      </span>
      <span className="sr-only" aria-live="polite">
        {isOver ? 'Time’s up. We’re checking what you wrote.' : announcement(seconds)}
      </span>
    </div>
  )
}

function Problem({ problem, draft }: { problem: InterviewProblem; draft: CodeDraft }) {
  const { exercise: offer, name, topic, instructions } = problem
  const { value, ...saved } = useAutosave<{ code: InterviewProblem['code'] }, CodeDraft>(() => draft)
  const { code } = value
  const { language, offered, choose } = useExerciseLanguage(offer, code)
  const exercise = useMemo(() => inLanguage(offer, language), [offer, language])
  const checks = useChecks(exercise)
  const change = (chosen: Language) => {
    checks.clear()
    choose(chosen)
    // Its code comes first: that is what the review checks.
    if (code) draft.edit({ code: withCodeIn(offer, chosen, code, codeIn(offer, chosen, code)) })
  }
  const newer = draft.newer()
  return (
    <div className="grid grid-cols-1 gap-5 pt-4">
      <div>
        <p className="type-small text-soft">{topic}</p>
        <h2 className="type-h2">{name}</h2>
      </div>
      <details open className="surface p-4 sm:p-5">
        <summary className="touch font-semibold">The task</summary>
        <p className="type-small mt-2 mb-3 text-soft">Only the code counts here: leave out notes and explanations.</p>
        {instructions && <LessonBody document={instructions} level={3} />}
      </details>
      {newer && (
        <ChooseVersion
          what="Your code"
          savedAt={newer.savedAt}
          onKeep={draft.overwriteNewer}
          onUseOther={draft.acceptNewer}
        />
      )}
      <ExercisePanel
        key={language}
        exercise={exercise}
        files={filesOf(exercise, codeIn(offer, language, code))}
        onChange={(files) =>
          draft.edit({ code: withCodeIn(offer, language, code, changedCode(exercise.starter, files)) })
        }
        choice={<LanguageChoice offered={offered} language={language} onChoose={change} />}
        checks={checks}
        // Hints come with the review.
        progress={[]}
        onChecked={() => undefined}
        onHint={() => undefined}
        next="All checks pass. Go on with the other problem, or finish."
        status={<SaveStatus {...saved} />}
      />
    </div>
  )
}
