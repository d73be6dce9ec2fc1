import { queryOptions } from '@tanstack/react-query'
import { getLessonChange, openStep, saveReading } from '#contract/learning/lessons.ts'
import { call } from '#web/kit/api/api.ts'
import { storedToken } from '#web/kit/api/session.ts'
import { sendByDevice } from '#web/kit/outbox/send.ts'
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

type ReadPlace = { stepId: number; title: string; version: number; place: Place; isFirst: boolean }

/** Returns how much counts as read. Of the places that wait on this device, the first says when reading began. */
export async function savePlace({ stepId, title, version, place, isFirst }: ReadPlace): Promise<{ percent: number }> {
  const lane = `reading:${stepId}`
  const label = `Where you are in “${title}”`
  const sent = await sendByDevice(
    saveReading,
    { params: { stepId }, body: { version, ...place } },
    { lane, label, text: '', link: window.location.pathname, replaces: isFirst ? null : lane, isShown: () => true },
  )
  return sent.is === 'received' ? sent.answer : place
}

/** keepalive lets the request outlive the page. */
export function savePlaceOnUnload(stepId: number, version: number, place: Place) {
  void fetch(saveReading.path.replace(':stepId', String(stepId)), {
    method: saveReading.method,
    keepalive: true,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${storedToken() ?? ''}` },
    body: JSON.stringify({ version, ...place }),
  }).catch(() => null)
}
