import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { getMail, listMails } from '#contract/notifications/emails.ts'
import { call } from '#web/kit/api/api.ts'

export const mailsFor = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['notifications', 'mails', search],
    queryFn: ({ pageParam }) =>
      call(listMails, { query: { ...(search && { search }), ...(pageParam && { after: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })

export const mailText = (mailId: number) =>
  queryOptions({ queryKey: ['notifications', 'mail', mailId], queryFn: () => call(getMail, { params: { mailId } }) })
