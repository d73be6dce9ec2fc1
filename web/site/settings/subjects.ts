import { type SettingsSubject, settingsSubjects } from '#contract/site/subjects.ts'
import { beginsWords } from '#web/kit/forms/word-search.ts'

/** A setting as people look for it: its label, other words for it, and the part of the page. */
export type Entry = { label: string; words?: string; section: string }
type Subject = { title: string; entries: Entry[] }

const at = (section: string, ...labels: string[]): Entry[] =>
  labels.map((text) => {
    const [label = '', words] = text.split(' | ')
    return { section, label, ...(words && { words }) }
  })

/** What is found on each page. */
export const subjects: Record<SettingsSubject, Subject> = {
  school: {
    title: 'School and contact',
    entries: [
      ...at('school', 'School name | academy brand logo'),
      ...at('contact', 'Support phone | number call', 'Support email | address'),
      ...at('links', 'Social links | footer LinkedIn YouTube Instagram', 'Public reviews | Google Maps rating'),
    ],
  },
  legal: {
    title: 'Legal details',
    entries: [
      ...at('receipts', 'GSTIN | GST tax number', 'Legal name | company', 'Address', 'State | place of supply'),
      ...at('receipts', 'SAC', 'GST in percent | tax rate'),
      ...at('officer', 'Grievance officer | complaints', 'Not registered for GST'),
    ],
  },
  payment: {
    title: 'Payment details',
    entries: at(
      'payment',
      'Account name | bank payee',
      'Account number | bank',
      'IFSC | bank',
      'Bank name',
      'UPI ID | QR code',
    ),
  },
  'online-payments': {
    title: 'Online payments',
    entries: [
      ...at('gateway', 'Payment gateway | Razorpay card UPI', 'Key ID and secret | API keys'),
      ...at('gateway', 'Webhook secret | address URL'),
    ],
  },
  plans: {
    title: 'Plans and prices',
    entries: at('plans', 'Plans | price cost rupees', 'Days of access | duration', 'Plan for joining | fee'),
  },
  email: {
    title: 'Email server',
    entries: [
      ...at('email', 'Email server | SMTP host port outgoing TLS STARTTLS', 'User and password | login'),
      ...at('email', 'Sender name and address | from', 'Test email'),
    ],
  },
  reviews: {
    title: 'Reviews and submissions',
    entries: [
      ...at(
        'promise',
        'Review promise | hours late',
        'Access for late reviews | compensation days',
        'Verdicts reviewed twice | second opinion percent',
      ),
      ...at(
        'submissions',
        'Files in one submission | limit',
        'Size per file | MB upload limit',
        'File types | formats',
      ),
    ],
  },
  growth: {
    title: 'Demo and referrals',
    entries: [
      ...at('demo', 'Places per demo slot | free booking leads'),
      ...at('referral', 'Rupees per referral | friend credit wallet'),
    ],
  },
  hiring: {
    title: 'Introductions to companies',
    entries: at('hiring', 'Introductions | hiring candidates companies', 'Completed courses | eligibility'),
  },
  menu: { title: 'Learner menu', entries: at('menu', 'Learner menu | turn off in progress hide') },
  claims: {
    title: 'Claims and figures',
    entries: at(
      'claims',
      'Claims | 5,000+ students promise public site figures',
      'How you know a claim | source confirmed',
    ),
  },
  testimonials: { title: 'Testimonials', entries: at('testimonials', 'Testimonials | learner reviews stars quotes') },
  team: { title: 'Team page', entries: at('team', 'Team members | about people mentors picture') },
  security: {
    title: 'Security',
    entries: at(
      'security',
      'Devices per learner | login limit',
      'Two-step verification | two-factor authentication code staff money',
    ),
  },
}

export const pathOf = (subject: SettingsSubject, section?: string) =>
  `/admin/settings/${subject}${section && section !== firstSectionOf(subject) ? `#${section}` : ''}`

const firstSectionOf = (subject: SettingsSubject) => subjects[subject].entries[0]!.section

export const sectionsOf = (subject: SettingsSubject): string[] => [
  ...new Set(subjects[subject].entries.map(({ section }) => section)),
]

const searched = settingsSubjects.flatMap((subject) =>
  subjects[subject].entries.map((entry) => ({ ...entry, subject })),
)
export type Found = (typeof searched)[number]

const wordsFor = ({ label, words = '', subject }: Found) => `${label} ${words} ${subjects[subject].title}`

/** Those named so come before those with other words for it. */
export function findSettings(typed: string): Found[] {
  const found = searched.filter((entry) => beginsWords(wordsFor(entry), typed))
  return found.toSorted((one, other) => Number(beginsWords(other.label, typed)) - Number(beginsWords(one.label, typed)))
}

/** The subject of a part of the former single page, whose anchor links and bookmarks still have. */
export const subjectOfAnchor = (anchor: string): SettingsSubject | undefined =>
  settingsSubjects.find((subject) => subject === anchor || sectionsOf(subject).includes(anchor))
