import { conflict } from '#server/kit/http/errors.ts'

/** Whoever finds their own fact wrong takes it back; staff has no part in that. */
export function refuseReportingOwn(fact: { personId: number }, reporterId: number) {
  if (fact.personId === reporterId) throw conflict('This fact is yours: delete it if something is wrong with it')
}

/** What its author reads when staff took a fact off the board: with its words, for they are there no more. */
export const removedNotification = (fact: { text: string }) => ({
  title: 'A fact of yours was taken off the board',
  body: `“${fact.text}” Staff looked at it and found that it cannot stay. You may share it again with a better source.`,
  link: '/dashboard/fact-board',
})
