import { queryOptions } from '@tanstack/react-query'
import { answerQuiz, getLessonChange, openStep, saveReading } from '#contract/learning/lessons.ts'
import { call } from '#web/kit/api/api.ts'
import { storedToken } from '#web/kit/api/session.ts'
import type { Place } from './reading.rules.ts'

/** Under the key of the tasks, so that a submission refreshes it too. */
export const stepPage = (stepId: number) =>
  queryOptions({
    queryKey: ['learning', 'tasks', 'step', stepId],
    queryFn: () => call(openStep, { params: { stepId } }),
    // The links to the materials expire after a few minutes.
    refetchInterval: 4 * 60_000,
    // Another device may have read on since, so a page that is opened again asks again.
    gcTime: 0,
  })

export const lessonChange = (stepId: number, since: number, version: number) =>
  queryOptions({
    queryKey: ['learning', 'lesson-change', stepId, since, version],
    queryFn: () => call(getLessonChange, { params: { stepId }, query: { since } }),
    staleTime: Infinity,
  })

export const savePlace = (stepId: number, version: number, place: Place) =>
  call(saveReading, { params: { stepId }, body: { version, ...place } })

/** keepalive lets the request outlive the page. */
export function savePlaceOnUnload(stepId: number, version: number, place: Place) {
  void fetch(saveReading.path.replace(':stepId', String(stepId)), {
    method: saveReading.method,
    keepalive: true,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${storedToken() ?? ''}` },
    body: JSON.stringify({ version, ...place }),
  }).catch(() => null)
}

export const sendAnswer = (stepId: number, quizKey: string, option: number) =>
  call(answerQuiz, { params: { stepId, quizKey }, body: { option } })
