import { getBatch, listBatches } from '../../learning/batches.ts'
import { listAllCourses } from '../../catalogue/courses.ts'
import { listBugDesk, listRequestDesk } from '../../community/desk.ts'
import { listReportedFacts } from '../../community/facts.ts'
import { getHiringReport } from '../../hiring/report.ts'
import { listStaff } from '../../identity/staff.ts'
import { listAtRisk } from '../../insights/at-risk.ts'
import { listPeople } from '../../insights/people.ts'
import { getPerson } from '../../insights/person.ts'
import { getReport } from '../../insights/reports.ts'
import { todayInIndia } from '../../kit/clock-time.ts'
import { part } from '../../kit/page-call.ts'
import { getDemoCalendar, listDemoDesk } from '../../membership/demo-desk.ts'
import { getMessage, listMessageDeliveries, listMessages, listMessagesOf } from '../../messages/messages.ts'
import { getInboxRequest, listSupportInbox } from '../../support/inbox.ts'
import { listSupportMessages } from '../../support/requests.ts'
import { isPlain, pages } from '../page.ts'

const one = { query: { size: 1 } }

export const peoplePages = pages({
  '/admin/users': {
    access: 'people:see',
    menu: 'Users',
    data: (at) => [part(listAllCourses), ...(isPlain(at) ? [part(listPeople, { query: { size: 50 } })] : [])],
  },
  '/admin/users/:userId': {
    title: 'User',
    access: 'people:see',
    data: ({ params: { userId } }) => [
      part(getPerson, { params: { userId } }),
      part(listMessagesOf, { params: { userId }, query: { size: 50 } }),
    ],
  },
  '/admin/batches': {
    access: 'sessions:see',
    menu: 'Batches',
    // Mentors open it from the sessions: their menu stays short.
    menuFor: 'team:see',
    palette: { words: 'group cohort due dates week plan' },
    data: (at) => (isPlain(at) ? [part(listBatches, { query: { size: 50 } })] : []),
  },
  '/admin/batches/:batchId': {
    title: 'Batch',
    access: 'sessions:see',
    data: ({ params: { batchId } }) => [part(getBatch, { params: { batchId } })],
  },
  '/admin/leads': {
    access: 'people:see',
    menu: 'Leads',
    palette: { words: 'demo bookings calls' },
    data: (at) => {
      const month = todayInIndia().slice(0, 7)
      return isPlain(at)
        ? [part(getDemoCalendar, { query: { month } }), part(listDemoDesk, { query: { size: 50 } }), part(listStaff)]
        : []
    },
  },
  '/admin/at-risk': {
    access: 'people:see',
    menu: 'At risk',
    palette: { words: 'inactive leaving ending rejected' },
    data: (at) => (isPlain(at) ? [part(listAtRisk, { query: { list: 'ending:7', size: 50 } })] : []),
  },
  '/admin/support': {
    access: 'support:see',
    menu: 'Support',
    data: (at) => (isPlain(at) ? [part(listSupportInbox)] : []),
  },
  '/admin/support/:requestId': {
    title: 'Support request',
    access: 'support:see',
    data: ({ params: { requestId } }) => [
      part(getInboxRequest, { params: { requestId } }),
      // For the next request.
      part(listSupportInbox),
      part(listSupportMessages, { params: { requestId }, query: { size: 100 } }),
      part(listStaff),
    ],
  },
  '/admin/messages': {
    access: 'messages:see',
    menu: 'Messages',
    data: (at) => (isPlain(at) ? [part(listMessages)] : []),
  },
  '/admin/messages/new': { title: 'New message', access: 'messages:act', data: () => [] },
  '/admin/messages/:messageId': {
    title: 'Message',
    access: 'messages:see',
    data: ({ params: { messageId } }) => [
      part(getMessage, { params: { messageId } }),
      part(listMessageDeliveries, { params: { messageId }, query: { size: 50 } }),
    ],
  },
  '/admin/request': {
    access: 'boards:see',
    menu: 'Request',
    data: (at) =>
      isPlain(at)
        ? [part(listRequestDesk), part(listRequestDesk, one), part(listBugDesk, one), part(listReportedFacts)]
        : [],
  },
  '/admin/reports': {
    access: 'people:see',
    menu: 'Reports',
    // The money of a month is a request of its own: it takes longer than the page may wait.
    data: (at) => [part(getHiringReport), ...(isPlain(at) ? [part(getReport, { query: { range: '30' } })] : [])],
  },
})
