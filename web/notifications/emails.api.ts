import { queryOptions } from '@tanstack/react-query'
import { getEmail, listEmails } from '#contract/notifications/emails.ts'
import { call } from '#web/kit/api/api.ts'
import { pagedQuery } from '#web/kit/api/query.ts'

export const emailsFor = (search: string) =>
  pagedQuery(['notifications', 'emails', search], (after) =>
    call(listEmails, { query: { ...(search && { search }), after } }),
  )

export const emailContent = (emailId: number) =>
  queryOptions({
    queryKey: ['notifications', 'email', emailId],
    queryFn: () => call(getEmail, { params: { emailId } }),
    // An email never changes, and every read is audited.
    staleTime: Infinity,
  })
