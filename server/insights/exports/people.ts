import { listAuditEntries } from '#contract/identity/audit.ts'
import { listPeople } from '#contract/insights/people.ts'
import { auditPage } from '#server/identity/index.ts'
import { subjectsOf } from '../audit-subjects.store.ts'
import { peoplePage } from '../people-list.store.ts'
import { exportOf, moment } from './kinds.ts'

export const users = exportOf({
  permission: 'people:see',
  list: listPeople,
  page: ({ db, now }, query) => peoplePage(db, query, now),
  columns: {
    'User ID': ({ userId }) => userId,
    Name: ({ name }) => name,
    Email: ({ email }) => email,
    Phone: ({ phone }) => phone,
    Role: ({ role }) => role,
    Blocked: ({ isBlocked }) => isBlocked,
    'Joined (IST)': ({ createdAt }) => moment(createdAt),
    'Last seen (IST)': ({ lastSeenAt }) => moment(lastSeenAt),
    'Subscription ends (IST)': ({ subscriptionEnds }) => moment(subscriptionEnds),
    'Payment pending': ({ hasPendingPayment }) => hasPendingPayment,
    Courses: ({ courses }) => courses,
  },
})

const asText = (thing: unknown) => (thing === null || thing === undefined ? '' : JSON.stringify(thing))

export const audit = exportOf({
  permission: 'audit:see',
  list: listAuditEntries,
  page: ({ db }, query) => auditPage(db, query, subjectsOf),
  columns: {
    Entry: ({ entryId }) => entryId,
    'When (IST)': ({ at }) => moment(at),
    Who: ({ actor }) => actor ?? 'System',
    Action: ({ action }) => action,
    Subject: ({ subject }) => subject,
    Name: ({ subjectName }) => subjectName,
    Before: ({ before }) => asText(before),
    After: ({ after }) => asText(after),
  },
})
