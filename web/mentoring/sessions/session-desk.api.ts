import { getAllCourses } from '#contract/learning/enrolments.ts'
import * as contract from '#contract/mentoring/session-desk.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, pagedQuery, endpointQuery, useEndpointMutation } from '#web/kit/api/query.ts'
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

/** What the form lets staff choose from, besides the hosts. */
export const courses = endpointQuery([...sessionsKey, 'courses'], getAllCourses)

export const useSchedule = () => useEndpointMutation(sessionsKey, contract.scheduleSession, inlineErrors)

export const useEdit = () => useEndpointMutation(sessionsKey, contract.editSession, inlineErrors)

export const useMove = () => useEndpointMutation(sessionsKey, contract.moveSession, inlineErrors)

export const useCancel = () => useEndpointMutation(sessionsKey, contract.cancelSession, inlineErrors)

export const useSaveRecording = () => useEndpointMutation(sessionsKey, contract.saveRecording, inlineErrors)
