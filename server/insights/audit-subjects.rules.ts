import { settingNames } from '#contract/site/setting-names.ts'
import type { Settings } from '#contract/site/settings.ts'

type SettingKey = keyof Settings

/** What the audit log says it was done to, as staff know it; null where no page shows it. */
export type Subject = { name: string; page: string | null }

type Asked = { subject: string; kind: string; id: string; fixed: Subject | null }

/** 'course 4' in its parts; a setting needs no look-up. */
export function toSubject(subject: string): Asked {
  const [, kind = '', id = ''] = /^([a-z -]+) (\d{1,15}|[\w-]+)$/.exec(subject) ?? []
  return { subject, kind: isNumbered(kind, id) ? kind : '', id, fixed: kind === 'setting' ? settingCalled(id) : null }
}

const isNumbered = (kind: string, id: string) => kind === 'certificate' || /^\d{1,15}$/.test(id)

/** In which part of the settings page each is. */
const parts: Record<SettingKey, string> = {
  name: 'school',
  supportPhone: 'contact',
  supportEmail: 'contact',
  socialLinks: 'links',
  mapsReviewUrl: 'links',
  payee: 'payment',
  plans: 'plans',
  demoSlotCapacity: 'demo',
  devicesPerLearner: 'security',
  staffSecondFactor: 'security',
  switchedOffItems: 'menu',
  tax: 'receipts',
  referralRupees: 'referral',
  submission: 'submissions',
}

function settingCalled(key: string): Subject | null {
  if (!Object.hasOwn(settingNames, key)) return null
  const inSentence = settingNames[key as SettingKey].replace(/^the /, '')
  return {
    name: inSentence.charAt(0).toUpperCase() + inSentence.slice(1),
    page: `/admin/settings#${parts[key as SettingKey]}`,
  }
}

type Place = { kind: string; id: string; place: string }

const pages: Record<string, (at: Place) => string> = {
  course: ({ id }) => `/admin/courses/${id}`,
  task: ({ place }) => `/admin/tasks/${place}`,
  step: ({ place }) => `/admin/tasks/${place}`,
  solution: ({ id }) => `/admin/reviews/${id}`,
  job: ({ place }) => `/admin/jobs?${new URLSearchParams({ search: place }).toString()}`,
  brief: () => '/admin/projects?tab=briefs',
  'project submission': ({ id }) => `/admin/projects?submission=${id}`,
  bug: ({ id }) => `/admin/request?tab=bugs&bug=${id}`,
  request: ({ id }) => `/admin/request?tab=requests&request=${id}`,
  payment: ({ place }) => {
    const [state = '', search = ''] = place.split(' ')
    return `/admin/payments?${new URLSearchParams({ state, search }).toString()}`
  },
  statement: ({ id }) => `/admin/payments/statements/${id}`,
  'demo booking': ({ place }) => `/admin/request?tab=demos&day=${place}`,
  testimonial: () => '/admin/settings#testimonials',
  'team member': () => '/admin/settings#team',
  certificate: ({ id }) => `/certificate/${id}`,
}

export const pageOf = (at: Place): string | null => pages[at.kind]?.(at) ?? null
