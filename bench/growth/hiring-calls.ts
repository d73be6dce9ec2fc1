import { admin, type Call, company, lists, searches } from './call.ts'

/** What companies see of their own, and staff of all companies. */
export const hiringLists: Call[] = [
  ...lists(company, {
    'my openings': '/v1/company/openings',
    'my openings, closed': '/v1/company/openings?state=closed',
    'my introductions': '/v1/company/introductions?group=open',
    'messages of an introduction': ({ introductionId }) => `/v1/introductions/${introductionId}/messages`,
    candidates: '/v1/company/candidates',
    'candidates in Pune who know SQL': '/v1/company/candidates?city=Pune&skill=SQL',
  }),
  ...lists(admin, {
    companies: '/v1/companies',
    'companies, active': '/v1/companies?state=approved',
    'a company': '/v1/companies/1',
    'reports about companies': '/v1/company-reports',
    'reports about companies, answered': '/v1/company-reports?state=closed',
    'openings to approve': '/v1/openings',
    'hiring board': '/v1/hiring/board',
    'hiring board, all by learner': '/v1/hiring/board?by=learner&only=all',
    'hiring board, one company': '/v1/hiring/board?search=company',
    'learners to suggest': ({ openingId }) => `/v1/hiring/openings/${openingId}/learners`,
    'learners to suggest by name': ({ openingId }) => `/v1/hiring/openings/${openingId}/learners?search=priya`,
    'introductions by course': '/v1/hiring/report',
    'openings, open': '/v1/openings?state=open',
  }),
  ...searches('companies', '/v1/companies', admin, 'company', 'company-77'),
  ...searches('openings', '/v1/openings?state=open', admin, 'developer', 'rare'),
]
