import { infiniteQueryOptions } from '@tanstack/react-query'
import { listCertificates, revokeCertificate } from '#contract/learning/certificates.ts'
import { call } from '#web/kit/api/api.ts'
import { useRefreshingMutation } from '#web/kit/api/use-refreshing-mutation.ts'

const all = ['learning', 'certificates'] as const

export const certificatesFor = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...all, 'found', search],
    queryFn: ({ pageParam }) =>
      call(listCertificates, { query: { ...(search && { search }), ...(pageParam && { after: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })

export const useRevoke = (code: string) =>
  useRefreshingMutation((body: { reason: string }) => call(revokeCertificate, { params: { code }, body }), {
    refresh: [{ queryKey: all }],
  })
