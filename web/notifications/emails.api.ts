import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { getEmail, listEmails } from '#contract/notifications/emails.ts'
import { call } from '#web/kit/api/api.ts'

export const emailsFor = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['notifications', 'emails', search],
    queryFn: ({ pageParam }) =>
      call(listEmails, { query: { ...(search && { search }), ...(pageParam && { after: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })

export const emailContent = (emailId: number) =>
  queryOptions({
    queryKey: ['notifications', 'email', emailId],
    queryFn: () => call(getEmail, { params: { emailId } }),
  })
