import { listBatches } from '#contract/learning/batches.ts'
import { getAllCourses } from '#contract/learning/enrolments.ts'
import * as contract from '#contract/mentoring/session-desk.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, pagedQuery, endpointQuery, useEndpointMutation } from '#web/kit/api/query.ts'
import { holidaysKey } from '#web/site/index.ts'
import { sessionsKey } from './sessions.api.ts'
import type { Tab } from './sessions.rules.ts'

export type DeskFilter = { tab: Tab; search: string }

export const deskSessions = ({ tab, search }: DeskFilter) =>
  pagedQuery([...sessionsKey, 'desk', tab, search], (after) =>
    call(contract.listSessionDesk, {
      query: { size: 50, ...(tab === 'past' && { tab }), ...(search && { search }), after },
    }),
  )

export const seatsOf = (sessionId: number) =>
  pagedQuery([...sessionsKey, 'seats', sessionId], (after) =>
    call(contract.listSeats, { params: { sessionId }, query: { size: 50, after } }),
  )

export const holidaySessions = endpointQuery([...holidaysKey, 'sessions'], contract.listHolidaySessions)

/** A session may come to a holiday, or leave it. */
const changesTime = { ...inlineErrors, alsoInvalidates: holidaysKey }

/** What the form lets staff choose from, besides the hosts. */
export const courses = endpointQuery([...sessionsKey, 'courses'], getAllCourses)

export const runningBatches = endpointQuery([...sessionsKey, 'batches'], listBatches, { query: { size: 100 } })

export const useSchedule = () => useEndpointMutation(sessionsKey, contract.scheduleSession, changesTime)

export const useEdit = () => useEndpointMutation(sessionsKey, contract.editSession, inlineErrors)

export const useMove = () => useEndpointMutation(sessionsKey, contract.moveSession, changesTime)

export const useCancel = () => useEndpointMutation(sessionsKey, contract.cancelSession, changesTime)

export const useSaveRecording = () => useEndpointMutation(sessionsKey, contract.saveRecording, inlineErrors)
