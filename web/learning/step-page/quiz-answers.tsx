import { type ReactNode, useState } from 'react'
import { answerQuiz } from '#contract/learning/lessons.ts'
import type { TaskStep } from '#contract/learning/tasks.ts'
import { isRejection } from '#web/kit/api/is-rejection.ts'
import { CloudOff } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { sendByDevice } from '#web/kit/outbox/send.ts'
import { useIsShown } from '#web/kit/outbox/use-is-shown.ts'
import { useWaiting } from '#web/kit/outbox/use-outbox.ts'
import { newUuid } from '#web/kit/uuid.ts'

/** With the server's reason if it rejected the answer, for instance because the question has changed. */
type Unsaved = { id: string; option: number; reason: string | null }

/** Saves the answers to a lesson's questions. What isn't saved yet is marked at its question. */
export function useQuizAnswers({ taskStepId, taskStepTitle }: TaskStep): {
  onAnswer: (quizKey: string, option: number) => void
  quizNote: (quizKey: string) => ReactNode
} {
  const lane = `quiz:${taskStepId}`
  const [unsaved, setUnsaved] = useState<ReadonlyMap<string, Unsaved>>(new Map())
  const { waiting } = useWaiting(lane)
  const isShown = useIsShown()

  const set = (quizKey: string, answer: Unsaved | null) =>
    setUnsaved((before) => {
      const others = [...before].filter(([key]) => key !== quizKey)
      return new Map(answer ? [...others, [quizKey, answer]] : others)
    })

  async function send(quizKey: string, option: number, id: string) {
    try {
      await sendByDevice(
        answerQuiz,
        { params: { stepId: taskStepId, quizKey }, body: { option } },
        {
          id,
          lane,
          label: `Answer in “${taskStepTitle}”`,
          text: '',
          link: window.location.pathname,
          isShown,
        },
      )
      set(quizKey, null)
    } catch (error) {
      set(quizKey, { id, option, reason: isRejection(error) ? error.message : null })
    }
  }

  const quizNote = (quizKey: string) => {
    const answer = unsaved.get(quizKey)
    if (answer) return <NotSaved {...answer} onRetry={() => void send(quizKey, answer.option, answer.id)} />
    const isKept = waiting.some(({ request }) => request.path.endsWith(`/${quizKey}`))
    if (!isKept) return null
    return (
      <output className="type-small mt-3 flex items-center gap-2 text-soft">
        <CloudOff aria-hidden="true" className="size-4 shrink-0" />
        Kept on this device. We’ll send your answer when you’re back online.
      </output>
    )
  }
  return { onAnswer: (quizKey, option) => void send(quizKey, option, newUuid()), quizNote }
}

/** Neither the server nor this device has it. */
const NotSaved = ({ reason, onRetry }: Unsaved & { onRetry: () => void }) => (
  <div role="alert" className="type-small mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-vermilion">
    <p className="min-w-0">
      {reason === null
        ? 'Your answer isn’t saved yet. Check your connection.'
        : `Your answer wasn’t saved. ${reason}. Reload the page and answer again.`}
    </p>
    {reason === null && (
      <Button size="small" onClick={onRetry}>
        Save again
      </Button>
    )}
  </div>
)
