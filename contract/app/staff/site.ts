import { listJobDesk } from '../../careers/job-desk.ts'
import { listBoard } from '../../hiring/board.ts'
import { listOpenings } from '../../hiring/openings.ts'
import { listCompanyReports } from '../../hiring/reports.ts'
import { getCompany, listCompanies } from '../../hiring/company-desk.ts'
import { listAuditEntries } from '../../identity/audit.ts'
import { mayUse } from '../../kit/access.ts'
import { part } from '../../kit/page-call.ts'
import { listHolidaySessions } from '../../mentoring/session-desk.ts'
import { listEmails } from '../../notifications/emails.ts'
import { listHolidays } from '../../site/holidays.ts'
import { getEmailServer } from '../../site/email-server.ts'
import { getGateway } from '../../site/gateway.ts'
import { getSettings, listSettingChanges } from '../../site/school.ts'
import { SettingsSubject } from '../../site/subjects.ts'
import { listTeam } from '../../site/team.ts'
import { listAllTestimonials } from '../../site/testimonials-and-team.ts'
import { getWebhook, listDeliveries, listWebhooks } from '../../webhooks/webhooks.ts'
import { isPlain, pages } from '../page.ts'

/** What the page of a subject shows besides its changes. */
function settingsData(subject: SettingsSubject) {
  if (subject === 'testimonials') return [part(listAllTestimonials)]
  if (subject === 'team') return [part(listTeam)]
  if (subject === 'email') return [part(getEmailServer)]
  return subject === 'online-payments' ? [part(getGateway)] : [part(getSettings)]
}

const changesOf = (subject: SettingsSubject) => part(listSettingChanges, { query: { size: 5, subject } })

export const sitePages = pages({
  '/admin/settings': {
    access: 'site:see',
    menu: 'Settings',
    data: () => [part(getSettings), part(listAllTestimonials), part(listTeam), part(getEmailServer), part(getGateway)],
  },
  '/admin/settings/changes': {
    title: 'Changes to the settings',
    access: 'site:see',
    data: () => [part(listSettingChanges, { query: { size: 20 } })],
  },
  '/admin/settings/:subject': {
    title: 'Settings',
    access: 'site:see',
    data: ({ params: { subject = '' } }) => {
      const known = SettingsSubject.safeParse(subject)
      return known.success ? [...settingsData(known.data), changesOf(known.data)] : [part(getSettings)]
    },
  },
  '/admin/calendar': {
    menu: 'Calendar',
    menuFor: 'site:see',
    palette: { label: 'Calendar of holidays', words: 'closed days festival diwali' },
    data: ({ person }) => [part(listHolidays), ...(mayUse(person, 'sessions:see') ? [part(listHolidaySessions)] : [])],
  },
  '/admin/jobs': {
    access: 'jobs:see',
    menu: 'Jobs',
    data: (at) => (isPlain(at) ? [part(listJobDesk, { query: { size: 50 } })] : []),
  },
  '/admin/openings': {
    access: 'jobs:see',
    menu: 'Openings',
    palette: { words: 'companies hiring approve' },
    data: (at) => (isPlain(at) ? [part(listOpenings, { query: { size: 30, state: 'submitted' } })] : []),
  },
  '/admin/hiring': {
    access: 'jobs:see',
    menu: 'Introductions',
    palette: { words: 'hiring pipeline board silent placement' },
    data: (at) => (isPlain(at) ? [part(listBoard, { query: { size: 20, by: 'opening', only: 'running' } })] : []),
  },
  '/admin/companies': {
    access: 'jobs:see',
    menu: 'Companies',
    palette: { words: 'hiring partner employer' },
    data: (at) => (isPlain(at) ? [part(listCompanies, { query: { size: 50 } })] : []),
  },
  '/admin/companies/reports': {
    title: 'Reports about companies',
    access: 'jobs:see',
    palette: { words: 'complaint fraud money' },
    data: (at) => (isPlain(at) ? [part(listCompanyReports, { query: { size: 30, state: 'open' } })] : []),
  },
  '/admin/companies/:companyId': {
    title: 'Company',
    access: 'jobs:see',
    data: ({ params: { companyId } }) => [part(getCompany, { params: { companyId } })],
  },
  '/admin/webhooks': {
    access: 'site:see',
    menu: 'Webhooks',
    palette: { words: 'api integration events' },
    data: () => [part(listWebhooks)],
  },
  '/admin/webhooks/guide': { title: 'Webhook guide', access: 'site:see', data: () => [] },
  '/admin/webhooks/:webhookId': {
    title: 'Endpoint',
    access: 'site:see',
    data: (at) => [
      part(getWebhook, { params: { webhookId: at.params['webhookId'] } }),
      ...(isPlain(at) ? [part(listDeliveries, { params: { webhookId: at.params['webhookId'] } })] : []),
    ],
  },
  '/admin/emails': {
    title: 'Emails',
    access: 'messages:see',
    menu: 'Email',
    data: (at) => (isPlain(at) ? [part(listEmails)] : []),
  },
  '/admin/audit': {
    access: 'audit:see',
    menu: 'Audit log',
    data: (at) => (isPlain(at) ? [part(listAuditEntries, { query: { size: 50 } })] : []),
  },
})
