import { listCertificates, revokeCertificate } from '#contract/learning/certificates.ts'
import { call } from '#web/kit/api/api.ts'
import { pagedQuery, useEndpointMutation } from '#web/kit/api/query.ts'
import { toQuery } from '#web/kit/desk/filter.ts'

const all = ['learning', 'certificates']

export const certificatesFor = (search: string) =>
  pagedQuery([...all, 'found', search], (after) => call(listCertificates, { query: { ...toQuery({ search }), after } }))

export const useRevoke = () => useEndpointMutation(all, revokeCertificate)
