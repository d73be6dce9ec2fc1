import { useEffect, useState, type ReactNode } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Button } from '#web/kit/layout/button.tsx'
import { sendAnswer } from './step.api.ts'

type Answer = { quizKey: string; option: number }
type Unsaved = ReadonlyMap<string, number>

const retryMs = 15_000

/** Stores the answers to the questions of a lesson. What could not be stored is told at the question and sent again. */
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
    onError: (_error, { quizKey, option }) => setUnsaved((before) => new Map([...before, [quizKey, option]])),
    onSuccess: (_answer, { quizKey }) =>
      setUnsaved((before) => (before.has(quizKey) ? new Map([...before].filter(([key]) => key !== quizKey)) : before)),
  })
  const onAnswer = (quizKey: string, option: number) => mutate({ quizKey, option })

  useEffect(() => {
    if (unsaved.size === 0) return
    const retry = () => {
      for (const [quizKey, option] of unsaved) mutate({ quizKey, option })
    }
    const timer = setInterval(retry, retryMs)
    window.addEventListener('online', retry)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', retry)
    }
  }, [unsaved, mutate])

  const quizNote = (quizKey: string) => {
    const option = unsaved.get(quizKey)
    if (option === undefined) return null
    return (
      <div role="alert" className="type-small mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-vermilion">
        <p className="min-w-0">Your answer isn’t saved yet. Check your connection; we’ll try again.</p>
        <Button size="small" busy={isPending} onClick={() => onAnswer(quizKey, option)}>
          Save again
        </Button>
      </div>
    )
  }
  return { onAnswer, quizNote }
}
