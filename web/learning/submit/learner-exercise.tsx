import { useQuery } from '@tanstack/react-query'
import { type FormEvent, Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { filePath } from '#contract/learning/exercises/file-path.ts'
import { type CheckProgress, type CodeFile, type Exercise, maxCodeFiles } from '#contract/learning/practice.ts'
import type { Draft } from '#contract/learning/solutions.ts'
import type { TaskStep } from '#contract/learning/tasks.ts'
import type { CheckResult } from '#engines/host/run-checks.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { lazyComponent, lazyPart } from '#web/kit/lazy-component.ts'
import { SaveStatus } from '#web/kit/forms/save-status.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { DraftLoader } from './draft-loader.tsx'
import { DraftVersions } from './draft-versions.tsx'
import type { Limits } from './limits.rules.ts'
import { useSolutionDraft } from './solution-draft.ts'
import type { SubmissionEvents } from './submission-form.tsx'
import { notReady } from './upload-list.ts'
import { useFiles } from './use-files.ts'
import { useSending } from './use-sending.ts'
import { tooLong } from './explanation.tsx'
import { useCheckProgress } from '../practice/exercise/check-progress.ts'
import {
  changedCode,
  filesOf,
  isSameCode,
  passedCount,
  reportOf,
  withText,
  withTexts,
} from '../practice/exercise/exercise.rules.ts'
import { codeIn, inLanguage, useExerciseLanguage, withCodeIn } from '../practice/exercise/exercise-language.ts'
import { LanguageChoice } from '../practice/exercise/language-choice.tsx'
import { ExerciseForm } from './exercise-form.tsx'
import { Next, SubmitAnyway, SubmitNow } from './submit-next.tsx'
import { ExercisePanel } from '../practice/exercise/exercise-panel.tsx'
import { ExercisePreview } from '../practice/exercise/exercise-preview.tsx'
import { checkOnServer } from '../practice/project/check-on-server.ts'
import { sendReport } from '../practice/exercise/practice.api.ts'
import { codeToContinue, storeCode, storedCode } from '../practice/exercise/trial-code.ts'
import { useChecks } from '../practice/exercise/use-checks.ts'
import { attemptsOf } from '../solutions/solutions.api.ts'
import { EditedCode } from '../changes/edited-code.ts'
import type { FileNotes } from '../changes/what-to-change.tsx'

// Most exercises are one small program.
const ProjectPanel = lazyComponent(() => import('../practice/project/project-panel.tsx'), 'ProjectPanel')

// Most work doesn't come back.
const WhatToChange = lazyPart(() => import('../changes/what-to-change.tsx'), 'WhatToChange')

type Events = Pick<SubmissionEvents, 'onSubmitted' | 'onKept' | 'onRejected'>
export type LearnerExerciseProps = Events & {
  step: TaskStep
  /** Null without a lesson. */
  lessonVersion: number | null
  exercise: Exercise
  checkProgress: CheckProgress[]
  /** Where the learner's code is if they tried the exercise before they joined. */
  trialKey: `first-lesson:${number}` | null
}

/** The exercise of a step that the learner may submit: its code is part of the step's draft. */
export function LearnerExercise(props: LearnerExerciseProps) {
  return (
    <DraftLoader taskStepId={props.step.taskStepId}>
      {({ userId, draft, limits }) => <Work {...props} userId={userId} server={draft} limits={limits} />}
    </DraftLoader>
  )
}

type WorkProps = LearnerExerciseProps & {
  userId: number
  /** Null while the server cannot be reached. */
  server: Draft | null
  limits: Limits | null
}

function Work({
  step,
  lessonVersion,
  exercise: offer,
  checkProgress,
  trialKey,
  userId,
  server,
  limits,
  ...events
}: WorkProps) {
  const { taskStepId } = step
  const { draft, value, ...saved } = useSolutionDraft({ userId, taskStepId, server, hasExercise: true })
  const { text, code, other, droppedFiles } = value
  const { language, offered, choose } = useExerciseLanguage(offer, code)
  const exercise = useMemo(() => inLanguage(offer, language), [offer, language])
  const { starter } = exercise
  const files = filesOf(exercise, codeIn(offer, language, code))
  const continueTrial = useEffectEvent(() => {
    const found = trialKey && codeToContinue(storedCode(trialKey), server, code, offer.starter)
    if (!found) return
    draft.edit({ code: found })
    // The draft of this device has it now.
    storeCode(trialKey, null)
    toast('This is the code you wrote in the free lesson.', 'plain')
  })
  useEffect(() => continueTrial(), [])
  const { data: attempts } = useQuery({ ...attemptsOf(taskStepId), enabled: step.attempts > 0 })
  const returned = attempts?.[0]?.state === 'rejected' ? attempts[0] : null
  const [notes, setNotes] = useState<FileNotes>()
  const codePaths = files.map(({ path }) => path)
  const extraFiles = useFiles(taskStepId, server, limits && withCode(limits), droppedFiles, [
    ...codePaths,
    ...gone(exercise, server),
  ])
  const isProject = exercise.language === 'project'
  const checks = useChecks(exercise, isProject ? checkOnServer(taskStepId) : undefined)
  const Panel = isProject ? ProjectPanel : ExercisePanel
  const { progress, report } = useCheckProgress({
    key: `checks:${userId}:${taskStepId}`,
    server: checkProgress,
    send: (one) => sendReport(step, one),
  })
  const [asking, setAsking] = useState<{ passed: number | null } | null>(null)
  const [isChecking, setIsChecking] = useState(false)
  const total = exercise.checks.length

  const onCode = (changed: CodeFile[]) =>
    draft.edit({ code: withCodeIn(offer, language, code, changedCode(starter, changed)) })
  const onChecked = (results: readonly CheckResult[]) => {
    const found = reportOf(results)
    if (found) void report(found)
  }
  const { send, isBusy, problem } = useSending<number | null>(async (submit, checksPassed) => {
    const handedOver = extraFiles.uploads.handOver()
    const uploadIds = handedOver.uploads.map(({ id }) => id).join(',')
    const previousFiles = extraFiles.kept.map(({ fileId }) => fileId).join(',')
    const idempotencyKey = await draft.startSubmission(`${uploadIds}\n${previousFiles}`)
    try {
      const sent = await submit({
        taskStepId,
        title: step.taskStepTitle,
        textSolution: text,
        ...handedOver,
        ...(lessonVersion !== null && { lessonVersion }),
        previousFiles,
        idempotencyKey,
        draft: value,
        exerciseVersion: offer.version,
        ...(checksPassed !== null && { checksPassed }),
        files: files
          .filter(({ path }) => !exercise.readOnly.includes(path))
          .map((file) => new File([file.text], file.path, { type: 'text/plain' })),
      })
      draft.remove()
      extraFiles.uploads.clear()
      if (sent.is === 'received') events.onSubmitted(sent.answer.attempt, sent.answer.promisedAt)
      else events.onKept?.()
    } catch (error) {
      extraFiles.uploads.resume()
      if (error instanceof ApiError && error.code === 'conflict') {
        // The other submission has deleted the draft on the server.
        draft.markUnsaved()
        events.onRejected({
          reason: error.message,
          text: [text, ...files.map((file) => file.text)].join('\n\n').trim(),
        })
      } else draft.resume()
      throw error
    }
  })

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (isChecking || isBusy) return
    setIsChecking(true)
    const { checked } = checks
    const isCurrent = checked !== null && isSameCode(checked.files, files)
    const done = isCurrent ? checked : await checks.start(files)
    setIsChecking(false)
    if (done === 'stopped') return
    if (done === 'unavailable') return setAsking({ passed: null })
    if (!isCurrent) onChecked(done.results)
    const passed = passedCount(done.results)
    if (passed < total) setAsking({ passed })
    else void send(passed)
  }

  const isPassed = checks.checked !== null && passedCount(checks.checked.results) === total
  const busyLabel = isChecking ? 'Checking…' : isBusy ? 'Submitting…' : null
  return (
    <div className="mt-6 grid grid-cols-1 gap-6">
      <DraftVersions draft={draft} other={other} />
      <EditedCode value={{ files, change: (path, text) => onCode(withText(files, path, text)) }}>
        <Suspense fallback={<ExercisePreview exercise={exercise} />}>
          <Panel
            exercise={exercise}
            stepId={taskStepId}
            files={files}
            key={language}
            onChange={onCode}
            choice={
              <LanguageChoice
                offered={offered}
                language={language}
                onChoose={(chosen) => {
                  checks.clear()
                  choose(chosen)
                }}
              />
            }
            checks={checks}
            progress={progress}
            onChecked={onChecked}
            onHint={(name) => void report({ kind: 'hint', name, at: new Date().toISOString() })}
            next={exercise.approvedByChecks ? <SubmitNow busyLabel={busyLabel} /> : <Next {...exercise} />}
            status={<SaveStatus {...saved} />}
            {...(returned && {
              header: (goTo) => <WhatToChange attempt={returned} paths={codePaths} onGoTo={goTo} onNotes={setNotes} />,
            })}
            {...(notes && { notes })}
          />
        </Suspense>
      </EditedCode>
      <ExerciseForm
        step={step}
        text={text}
        onType={(text) => draft.edit({ text })}
        files={extraFiles}
        limits={limits}
        editor={{
          takesNewFiles: isProject,
          onCode: (found) => onCode(withTexts(files, found, exercise.readOnly)),
        }}
        droppedFiles={droppedFiles}
        onDrop={(droppedFiles) => draft.edit({ droppedFiles })}
        onSubmit={(event) => void onSubmit(event)}
        isApprovedByChecks={exercise.approvedByChecks}
        isPrimary={isPassed && !exercise.approvedByChecks}
        busyLabel={busyLabel}
        reason={tooLong(text) ?? notReady(extraFiles.items)}
        problem={problem}
      />
      {asking && (
        <SubmitAnyway
          passed={asking.passed}
          exercise={exercise}
          onSubmit={() => void send(asking.passed)}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  )
}

/** Of the attempt before: files of a project that the learner has deleted or renamed since are no other files. */
const gone = ({ language }: Exercise, server: Draft | null): string[] =>
  language === 'project'
    ? (server?.previous?.files ?? []).map(({ path }) => path).filter((path) => filePath.test(path))
    : []

/** The code is submitted with the other files, and may be more of them. */
const withCode = (limits: Limits): Limits => ({ ...limits, maxFiles: Math.max(limits.maxFiles, maxCodeFiles) })
