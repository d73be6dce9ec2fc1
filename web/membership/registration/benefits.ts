import type { ShownClaims } from '#contract/site/claims.ts'
import type { PublicSession } from '#contract/site/next-session.ts'
import {
  BadgeCheck,
  CalendarDays,
  ChartLine,
  Download,
  FileText,
  GitCompareArrows,
  Hammer,
  Library,
  Lightbulb,
  LifeBuoy,
  type Icon,
  MessageSquareText,
  MonitorSmartphone,
} from '#web/kit/icons.tsx'
import { describeNextSession } from '#web/site/index.ts'

type Benefit = {
  icon: Icon
  title: string
  text: string
  isClaim?: boolean
  link?: { href: string; label: string }
}

/** What every member gets; the product does each of these. */
const always: Benefit[] = [
  { icon: Library, title: 'Every course', text: 'All our courses from day one. Switch whenever you like.' },
  {
    icon: MessageSquareText,
    title: 'Mentor reviews',
    text: 'Real feedback on your work, line by line. Automatic checks approve small practice steps.',
  },
  { icon: Hammer, title: 'Projects', text: 'Build our project ideas or your own, with feedback from a teacher.' },
  { icon: BadgeCheck, title: 'Certificate', text: 'Numbered and signed. Anyone can verify it online.' },
  { icon: FileText, title: 'Resume builder', text: 'Three templates, live preview, PDF and Word.' },
  { icon: ChartLine, title: 'Your progress', text: 'Submissions, approvals and streaks at a glance.' },
  {
    icon: GitCompareArrows,
    title: 'Every attempt kept',
    text: 'Resubmit as often as you need. Nothing is overwritten.',
  },
  { icon: MonitorSmartphone, title: 'Phone and laptop', text: 'Read, submit and follow reviews on either.' },
  { icon: Lightbulb, title: 'Have a say', text: 'Request features, report bugs and see what becomes of them.' },
  { icon: Download, title: 'Your data', text: 'Download everything we store about you, any time.' },
]

const count = 10

/** The spec's ten tiles: after the first two, what staff have confirmed. Sessions are shown only while one is scheduled. */
export function benefitsFor({ mentorSupport, weekendSessions }: ShownClaims, next: PublicSession | null): Benefit[] {
  const support = {
    icon: LifeBuoy,
    title: mentorSupport ?? '',
    text: 'Submit and ask at any hour, and see by when a mentor replies.',
    isClaim: true,
  }
  const sessions = next && {
    icon: CalendarDays,
    title: weekendSessions ?? 'Live sessions',
    text: `Live with a mentor, in a small group. ${describeNextSession(next)}`,
    isClaim: weekendSessions !== undefined,
    link: { href: '/sessions', label: 'All sessions' },
  }
  const [first, second, ...others] = always
  return [first!, second!, mentorSupport ? support : [], sessions ?? [], ...others].flat().slice(0, count)
}
