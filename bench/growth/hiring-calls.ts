import { admin, type Call, company, lists, searches } from './call.ts'

/** What companies see of their own, and staff of all companies. */
export const hiringLists: Call[] = [
  ...lists(company, {
    'my openings': '/v1/company/openings',
    'my openings, closed': '/v1/company/openings?state=closed',
  }),
  ...lists(admin, {
    'openings to approve': '/v1/openings',
    'openings, open': '/v1/openings?state=open',
  }),
  ...searches('openings', '/v1/openings?state=open', admin, 'developer', 'rare'),
]
