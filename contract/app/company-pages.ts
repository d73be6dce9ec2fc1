import { listListedCourses } from '../catalogue/courses.ts'
import { listIntroductionMessages } from '../hiring/conversation.ts'
import { getIntroducedPortfolio } from '../hiring/introduced-portfolio.ts'
import { getCompanyIntroduction, groupNames, listCompanyIntroductions } from '../hiring/introductions.ts'
import { listMyOpenings } from '../hiring/openings.ts'
import { findCandidates, getCandidate } from '../hiring/pool.ts'
import { getMyProfile } from '../identity/profile.ts'
import { getSecondFactor } from '../identity/second-factor.ts'
import { listDevices } from '../identity/session.ts'
import { part } from '../kit/page-call.ts'
import { listNotifications } from '../notifications/notifications.ts'
import { getEmailPreferences } from '../notifications/preferences.ts'
import { isPlain, pages } from './page.ts'

/** The area of the companies that hire our learners. */
export const companyPages = pages({
  '/company': {
    title: 'Home',
    menu: 'Home',
    data: () => [
      part(getSecondFactor),
      part(listCompanyIntroductions, { query: { group: 'open', size: 30 } }),
      part(listMyOpenings, { query: { size: 30 } }),
    ],
  },
  '/company/candidates': {
    title: 'Candidates',
    menu: 'Candidates',
    data: (at) => [part(listListedCourses), ...(isPlain(at) ? [part(findCandidates, { query: { size: 20 } })] : [])],
  },
  '/company/candidates/:code': {
    title: 'Candidate',
    data: ({ params: { code = '' } }) => [part(getCandidate, { params: { code } })],
  },
  '/company/introductions': {
    title: 'Introductions',
    menu: 'Introductions',
    data: ({ query }) => {
      const group = groupNames.find((name) => name === query['group']) ?? 'open'
      return [part(listCompanyIntroductions, { query: { group, size: 30 } })]
    },
  },
  '/company/introductions/:introductionId': {
    title: 'Introduction',
    data: ({ params: { introductionId } }) => [
      part(getCompanyIntroduction, { params: { introductionId } }),
      part(listIntroductionMessages, { params: { introductionId }, query: { size: 100 } }),
    ],
  },
  '/company/introductions/:introductionId/portfolio': {
    title: 'Portfolio',
    data: ({ params: { introductionId } }) => [part(getIntroducedPortfolio, { params: { introductionId } })],
  },
  '/company/openings': {
    title: 'Openings',
    menu: 'Openings',
    data: () => [part(listMyOpenings, { query: { size: 30 } })],
  },
  '/company/profile': { menu: 'Company', data: () => [] },
  '/company/account': {
    title: 'Your account',
    data: () => [part(getMyProfile), part(getEmailPreferences), part(getSecondFactor), part(listDevices)],
  },
  '/company/notifications': {
    title: 'Notifications',
    data: (at) => (isPlain(at) ? [part(listNotifications, { query: { state: 'all', size: 30 } })] : []),
  },
})
