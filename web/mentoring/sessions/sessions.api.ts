import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as contract from '#contract/mentoring/sessions.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, pagedQuery, shownAgain, useInvalidatingMutation, endpointQuery } from '#web/kit/api/query.ts'
import type { Tab } from './sessions.rules.ts'

/** Includes the staff's lists, which show the same sessions. */
export const sessionsKey = ['mentoring', 'sessions']

export const mySessions = (tab: Tab) =>
  pagedQuery(
    [...sessionsKey, 'mine', tab],
    (after) => call(contract.listMySessions, { query: { tab, size: 8, after } }),
    {
      ...shownAgain,
      // Seats change while the page is open.
      refetchOnWindowFocus: 'always',
    },
  )

export const nextSession = endpointQuery([...sessionsKey, 'next'], contract.getNextSession, {}, shownAgain)

export const myAttendance = endpointQuery([...sessionsKey, 'attendance'], contract.getMyAttendance, {}, shownAgain)

type Seat = { sessionId: number; isWanted: boolean }

/** Reserves a seat or a place in line, or gives it up. */
export const useSeat = () =>
  useInvalidatingMutation(sessionsKey, ({ sessionId, isWanted }: Seat) =>
    call(isWanted ? contract.reserveSeat : contract.releaseSeat, { params: { sessionId } }),
  )

/**
 * Opens the meeting in a new tab. The tab is opened before the call, because browsers block one that no click opened.
 */
export function useJoin() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (sessionId: number) => {
      const tab = window.open('about:blank', '_blank')
      try {
        const { meetingLink } = await call(contract.joinSession, { params: { sessionId } })
        if (!tab) return window.location.assign(meetingLink)
        tab.opener = null
        tab.location.replace(meetingLink)
      } catch (error) {
        tab?.close()
        throw error
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  })
}

export const sessionFeed = endpointQuery([...sessionsKey, 'feed'], contract.getSessionFeed)

export const useRenewFeed = () =>
  useInvalidatingMutation(sessionFeed.queryKey, () => call(contract.renewSessionFeed), inlineErrors)
