import type { Sample } from './crowd.ts'

type Path = string | ((sample: Sample) => string)
export type Call = { name: string; path: Path; token: (sample: Sample) => string }

const learner = ({ learnerToken }: Sample) => learnerToken
const mentor = ({ mentorToken }: Sample) => mentorToken
const admin = ({ adminToken }: Sample) => adminToken

/** A word that most rows contain, one that a single row contains, and one that none contains. */
const searches = (name: string, path: string, token: Call['token'], common: string, rare: string): Call[] =>
  Object.entries({ common, rare, absent: 'zebra' }).map(([kind, words]) => ({
    name: `${name}, ${kind} word`,
    path: `${path}${path.includes('?') ? '&' : '?'}search=${encodeURIComponent(words)}`,
    token,
  }))

const lists = (token: Call['token'], paths: Record<string, Path>): Call[] =>
  Object.entries(paths).map(([name, path]) => ({ name, path, token }))

const learnerLists: Call[] = [
  ...lists(learner, {
    'tasks, 20 of 5 steps': ({ courseId }) => `/v1/course/getTasks?courseId=${courseId}`,
    'my courses': '/v1/user/getEnrolledCourses',
    'all courses': '/v1/course/getAllCourses',
    dashboard: '/v1/user/snapshot',
    performance: '/v1/user/performance',
    notifications: '/v1/notifications',
    'unread notifications': '/v1/notifications?state=unread',
    'my payments': '/v1/payments/mine',
    'my certificates': '/v1/user/certificates',
    'my ideas': '/v1/user/ideas',
    briefs: '/v1/briefs',
    'bug board': '/v1/bugs',
    'bug board, my own': '/v1/bugs?mine=true',
    'bug board, fixed': '/v1/bugs?state=fixed',
    facts: '/v1/facts',
    'facts, most liked': '/v1/facts?order=likes',
    'feature requests': '/v1/feature-requests',
    'feature requests, newest': '/v1/feature-requests?order=newest',
    'feature requests, done': '/v1/feature-requests?state=done',
    'similar requests': '/v1/feature-requests/similar?title=A%20rare%20wish',
    'open jobs': '/v1/jobs',
    'open jobs in Pune': '/v1/jobs?location=Pune',
    'my jobs': '/v1/user/jobs',
    'my saved jobs': '/v1/user/jobs?only=saved',
  }),
  ...searches('briefs', '/v1/briefs', learner, 'project', 'rare'),
  ...searches('bug board', '/v1/bugs', learner, 'nothing', 'rare'),
  ...searches('facts', '/v1/facts', learner, 'fact', 'rare'),
  ...searches('feature requests', '/v1/feature-requests', learner, 'wish', 'rare'),
  ...searches('open jobs', '/v1/jobs', learner, 'developer', 'rare'),
  ...searches('my jobs', '/v1/user/jobs', learner, 'developer', 'rare'),
]

const mentorLists: Call[] = [
  ...lists(mentor, {
    'review queue': '/v1/reviews',
    'review queue, next page': ({ waitingId }) => `/v1/reviews?after=${waitingId}`,
    'review queue of one course': ({ courseId }) => `/v1/reviews?courseId=${courseId}`,
    'review queue by email': '/v1/reviews?learner=crowd-3%40example.in',
    'review queue by common name': '/v1/reviews?learner=arjun',
    'review queue by full name': '/v1/reviews?learner=arjun%20das',
    'review queue by absent name': '/v1/reviews?learner=zebra',
    'review queue by name, one course': ({ courseId }) => `/v1/reviews?learner=arjun&courseId=${courseId}`,
    'decided reviews': '/v1/reviews/decided',
    'ideas, waiting': '/v1/ideas?waiting=true',
    ideas: '/v1/ideas',
    'project submissions, waiting': '/v1/project-submissions',
    'project submissions, reviewed': '/v1/project-submissions?waiting=false',
    'bug desk': '/v1/bugs/desk',
    'bug desk, unassigned': '/v1/bugs/desk?assignee=unassigned',
    'bug desk, unanswered': '/v1/bugs/desk?unanswered=true',
    'bug desk, fixed': '/v1/bugs/desk?state=fixed',
    'request desk': '/v1/feature-requests/desk',
    'request desk, most votes': '/v1/feature-requests/desk?order=votes',
    'reported facts': '/v1/facts/reported',
    'staff home of a mentor': '/v1/overview',
  }),
  ...searches('ideas', '/v1/ideas', mentor, 'idea', 'rare'),
  ...searches('project submissions', '/v1/project-submissions?waiting=false', mentor, 'work', 'rare'),
  ...searches('bug desk', '/v1/bugs/desk', mentor, 'nothing', 'rare'),
  ...searches('request desk', '/v1/feature-requests/desk', mentor, 'wish', 'rare'),
]

const adminLists: Call[] = [
  ...lists(admin, {
    'staff home': '/v1/overview',
    users: '/v1/users',
    'users, next page': ({ personId }) => `/v1/users?after=${personId}`,
    'users by name': '/v1/users?order=name',
    'users by end of access': '/v1/users?order=ends',
    'users with active access': '/v1/users?subscription=active',
    'users with expired access': '/v1/users?subscription=expired',
    'users without access': '/v1/users?subscription=never',
    'users with a pending payment': '/v1/users?subscription=pending',
    'users of one course': ({ courseId }) => `/v1/users?courseId=${courseId}`,
    'users, staff': '/v1/users?role=mentor',
    'users, blocked': '/v1/users?blocked=true',
    'users, deleted': '/v1/users?deleted=true',
    'users by email': '/v1/users?search=crowd-777%40example.in',
    'users by part of an email': '/v1/users?search=crowd-777%40',
    'users by phone number': '/v1/users?search=98%2006153063',
    'users by common name': '/v1/users?search=priya',
    'users by full name': '/v1/users?search=priya%20sharma',
    'users by two letters': '/v1/users?search=pr',
    'users by absent name': '/v1/users?search=zebra',
    'users by transaction': ({ transactionId }) => `/v1/users?search=${transactionId}`,
    'a user': ({ personId }) => `/v1/users/${personId}`,
    'payments, pending': '/v1/payments',
    'payments, verified': '/v1/payments?state=verified',
    'payments, rejected': '/v1/payments?state=rejected',
    'payments by email': '/v1/payments?state=verified&search=crowd-777%40example.in',
    'payments by common name': '/v1/payments?state=verified&search=priya',
    'payments by absent name': '/v1/payments?state=verified&search=zebra',
    'payments by transaction': ({ transactionId }) => `/v1/payments?state=verified&search=${transactionId}`,
    'pending payments by name': '/v1/payments?search=priya',
    'payments of today': () => `/v1/payments?state=verified&from=${new Date().toISOString().slice(0, 10)}`,
    statements: '/v1/statements',
    'statement lines': ({ statementId }) => `/v1/statements/${statementId}/lines?finding=unknown`,
    'demo desk': '/v1/demos/desk',
    'demo desk, upcoming': '/v1/demos/desk?upcoming=true',
    'demo desk, booked': '/v1/demos/desk?state=booked',
    emails: '/v1/emails',
    'audit log': '/v1/audit',
    'audit log of one person': ({ adminId }) => `/v1/audit?actorId=${adminId}`,
    'audit log of one subject': '/v1/audit?subject=payment%2077',
    'audit log of today': () => `/v1/audit?from=${new Date().toISOString().slice(0, 10)}`,
    certificates: '/v1/certificates',
    'job desk': '/v1/jobs/desk',
    'job desk, open': '/v1/jobs/desk?state=open',
    'job desk, closed': '/v1/jobs/desk?state=closed',
    'brief desk': '/v1/briefs/desk',
    'wallet entries': '/v1/wallet/entries',
    staff: '/v1/staff',
    settings: '/v1/settings',
    'changes of settings': '/v1/settings/changes',
  }),
  ...searches('demo desk', '/v1/demos/desk', admin, 'visitor', 'rare'),
  ...searches('emails', '/v1/emails', admin, 'welcome', 'crowd-777@example.in'),
  ...searches('audit log', '/v1/audit', admin, 'verified', 'rare'),
  ...searches('certificates', '/v1/certificates', admin, 'priya', 'rare'),
  ...searches('job desk', '/v1/jobs/desk', admin, 'developer', 'rare'),
  ...searches('brief desk', '/v1/briefs/desk', admin, 'project', 'rare'),
]

/** Every list and search of the learner and staff areas. */
export const calls: Call[] = [...learnerLists, ...mentorLists, ...adminLists]

export const pathOf = ({ path }: Call, sample: Sample): string => (typeof path === 'string' ? path : path(sample))
