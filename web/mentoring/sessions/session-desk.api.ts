import { queryOptions } from '@tanstack/react-query'
import { getAllCourses } from '#contract/learning/enrolments.ts'
import * as contract from '#contract/mentoring/session-desk.ts'
import type { z } from '#contract/kit/zod.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, pagedQuery, useInvalidatingMutation } from '#web/kit/api/query.ts'
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
export const courses = queryOptions({ queryKey: [...sessionsKey, 'courses'], queryFn: () => call(getAllCourses) })

type NewSession = { body: z.input<typeof contract.SessionDraft>; idempotencyKey: string }
export const useSchedule = () =>
  useInvalidatingMutation(sessionsKey, (input: NewSession) => call(contract.scheduleSession, input), inlineErrors)

type ForSession<Body extends z.ZodType> = { sessionId: number; body: z.input<Body> }

export const useEdit = () =>
  useInvalidatingMutation(
    sessionsKey,
    ({ sessionId, body }: ForSession<typeof contract.SessionEdit>) =>
      call(contract.editSession, { params: { sessionId }, body }),
    inlineErrors,
  )

export const useMove = () =>
  useInvalidatingMutation(
    sessionsKey,
    ({ sessionId, body }: ForSession<typeof contract.SessionMove>) =>
      call(contract.moveSession, { params: { sessionId }, body }),
    inlineErrors,
  )

export const useCancel = () =>
  useInvalidatingMutation(
    sessionsKey,
    ({ sessionId, body }: ForSession<typeof contract.SessionCancellation>) =>
      call(contract.cancelSession, { params: { sessionId }, body }),
    inlineErrors,
  )

export const useSaveRecording = () =>
  useInvalidatingMutation(
    sessionsKey,
    ({ sessionId, body }: ForSession<typeof contract.SessionRecording>) =>
      call(contract.saveRecording, { params: { sessionId }, body }),
    inlineErrors,
  )
