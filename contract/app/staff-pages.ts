import { listAllCourses } from '../catalogue/courses.ts'
import { getMyProfile } from '../identity/profile.ts'
import { listDevices } from '../identity/session.ts'
import { mayUse } from '../kit/access.ts'
import { part } from '../kit/page-call.ts'
import { getMyHours } from '../learning/mentors.ts'
import { getMyPay } from '../mentoring/pay.ts'
import { listNotifications } from '../notifications/notifications.ts'
import { getPush, pushesOfStaff } from '../notifications/push.ts'
import { getSettings } from '../site/school.ts'
import { isPlain, pages } from './page.ts'
import { teachingPages } from './staff/teaching.ts'
import { peoplePages } from './staff/people.ts'
import { moneyPages } from './staff/money.ts'
import { sitePages } from './staff/site.ts'

const ownPages = pages({
  '/admin': {
    menu: 'Home',
    data: ({ person }) => [part(getSettings), ...(mayUse(person, 'courses:see') ? [part(listAllCourses)] : [])],
  },
  '/admin/account': {
    title: 'Your account',
    palette: { label: 'Your account', words: 'password profile hours notifications' },
    data: ({ person }) => [
      part(getMyProfile),
      part(listDevices),
      part(getMyHours),
      ...(pushesOfStaff((permission) => mayUse(person, permission)).length > 0 ? [part(getPush)] : []),
    ],
  },
  '/admin/pay': {
    title: 'Your pay',
    palette: { label: 'Your pay', words: 'salary statement' },
    data: (at) => (isPlain(at) ? [part(getMyPay)] : []),
  },
  '/admin/notifications': {
    title: 'Notifications',
    data: (at) => (isPlain(at) ? [part(listNotifications, { query: { state: 'all', size: 30 } })] : []),
  },
})

/** The menu has the pages in this order. */
export const staffPages = { ...ownPages, ...teachingPages, ...peoplePages, ...moneyPages, ...sitePages }
