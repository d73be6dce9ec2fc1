import { settingNames } from '#contract/site/setting-names.ts'
import { settingPlaces } from '#contract/site/subjects.ts'
import { formatDate } from '#server/kit/india.ts'

type SettingKey = keyof typeof settingPlaces

/** The name of what an audit entry is about, and the staff page that shows it. */
export type Subject = { name: string; page: string | null }

type Parsed = { subject: string; kind: string; id: string; fixed: Subject | null }

/** Parses 'course 4'. A setting and a day need no query. */
export function toSubject(subject: string): Parsed {
  const [, kind = '', id = ''] = /^([a-z -]+) (\d{1,15}|[\w-]+)$/.exec(subject) ?? []
  return { subject, kind: isNumbered(kind, id) ? kind : '', id, fixed: fixedSubject(kind, id) }
}

function fixedSubject(kind: string, id: string): Subject | null {
  if (kind === 'setting') return settingSubject(id)
  return kind === 'day' ? { name: formatDate(id), page: `/admin/payments/close?day=${id}` } : null
}

const isNumbered = (kind: string, id: string) => kind === 'certificate' || /^\d{1,15}$/.test(id)

function settingSubject(key: string): Subject | null {
  if (!Object.hasOwn(settingNames, key)) return null
  const label = settingNames[key as SettingKey].replace(/^the /, '')
  return {
    name: label.charAt(0).toUpperCase() + label.slice(1),
    page: `/admin/settings/${settingPlaces[key as SettingKey]}`,
  }
}

/** `detail` is what the link needs besides the id. */
type Found = { kind: string; id: string; detail: string }

const pages: Record<string, (found: Found) => string> = {
  course: ({ id }) => `/admin/courses/${id}`,
  batch: ({ id }) => `/admin/batches/${id}`,
  task: ({ detail }) => `/admin/tasks/${detail}`,
  step: ({ detail }) => `/admin/tasks/${detail}`,
  solution: ({ id }) => `/admin/reviews/${id}`,
  job: ({ detail }) => `/admin/jobs?${new URLSearchParams({ search: detail }).toString()}`,
  company: ({ id }) => `/admin/companies/${id}`,
  opening: ({ detail }) => {
    const [state = '', ...title] = detail.split(' ')
    return `/admin/openings?${new URLSearchParams({ state, search: title.join(' ') }).toString()}`
  },
  brief: () => '/admin/projects?tab=briefs',
  'project submission': ({ id }) => `/admin/projects?submission=${id}`,
  bug: ({ id }) => `/admin/request?tab=bugs&bug=${id}`,
  request: ({ id }) => `/admin/request?tab=requests&request=${id}`,
  payment: ({ detail }) => {
    const [state = '', search = ''] = detail.split(' ')
    return `/admin/payments?${new URLSearchParams({ state, search }).toString()}`
  },
  coupon: () => '/admin/payments/coupons',
  statement: ({ id }) => `/admin/payments/statements/${id}`,
  'weekend session': ({ detail }) => `/admin/sessions?${new URLSearchParams({ search: detail }).toString()}`,
  'support request': ({ id }) => `/admin/support/${id}`,
  message: ({ id }) => `/admin/messages/${id}`,
  'demo booking': ({ detail }) => `/admin/leads?day=${detail}`,
  email: () => '/admin/emails',
  webhook: ({ id }) => `/admin/webhooks/${id}`,
  testimonial: () => '/admin/settings/testimonials',
  'team member': () => '/admin/settings/team',
  certificate: ({ id }) => `/certificate/${id}`,
}

export const pageOf = (found: Found): string | null => pages[found.kind]?.(found) ?? null
