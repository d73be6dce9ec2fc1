import { useEffect, useState, type ReactNode } from 'react'
import { useMutation } from '@tanstack/react-query'
import { isRejection } from '#web/kit/api/is-rejection.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { sendAnswer } from './step.api.ts'

type Answer = { quizKey: string; option: number }
/** With the server's reason if it rejected the answer, for instance because the question has changed. */
type Unsaved = ReadonlyMap<string, { option: number; reason: string | null }>

const retryMs = 15_000

/** Saves the answers to a lesson's questions. An answer that could not be saved is marked at its question and sent again. */
export function useQuizAnswers(stepId: number): {
  onAnswer: (quizKey: string, option: number) => void
  quizNote: (quizKey: string) => ReactNode
} {
  const [unsaved, setUnsaved] = useState<Unsaved>(new Map())
  const { mutate, isPending } = useMutation({
    mutationFn: ({ quizKey, option }: Answer) => sendAnswer(stepId, quizKey, option),
    // One after the other, so that an older answer never replaces a newer one.
    scope: { id: `quiz-answers-${stepId}` },
    networkMode: 'always',
    meta: { isQuiet: true },
    onError: (error, { quizKey, option }) => {
      const reason = isRejection(error) ? error.message : null
      setUnsaved((before) => new Map([...before, [quizKey, { option, reason }]]))
    },
    onSuccess: (_answer, { quizKey }) =>
      setUnsaved((before) => (before.has(quizKey) ? new Map([...before].filter(([key]) => key !== quizKey)) : before)),
  })
  const onAnswer = (quizKey: string, option: number) => mutate({ quizKey, option })

  useEffect(() => {
    const waiting = [...unsaved].filter(([, { reason }]) => reason === null)
    if (waiting.length === 0) return
    const retry = () => {
      for (const [quizKey, { option }] of waiting) mutate({ quizKey, option })
    }
    const timer = setInterval(retry, retryMs)
    window.addEventListener('online', retry)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', retry)
    }
  }, [unsaved, mutate])

  const quizNote = (quizKey: string) => {
    const found = unsaved.get(quizKey)
    if (!found) return null
    const { option, reason } = found
    return (
      <div role="alert" className="type-small mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-vermilion">
        <p className="min-w-0">
          {reason === null
            ? 'Your answer isn’t saved yet. Check your connection; we’ll try again.'
            : `Your answer wasn’t saved. ${reason}. Reload the page and answer again.`}
        </p>
        {reason === null && (
          <Button size="small" busy={isPending} onClick={() => onAnswer(quizKey, option)}>
            Save again
          </Button>
        )}
      </div>
    )
  }
  return { onAnswer, quizNote }
}
