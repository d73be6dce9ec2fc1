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
  type LucideIcon,
  MessageSquareText,
  MonitorSmartphone,
} from 'lucide-react'
import type { ShownClaims } from '#contract/site/claims.ts'
import type { PublicSession } from '#contract/site/next-session.ts'
import { describeNextSession } from '#web/site/index.ts'

type Benefit = { icon: LucideIcon; title: string; text: string }

/** What every member gets; the product does each of these. */
const always: Benefit[] = [
  { icon: Library, title: 'Every course', text: 'All our courses from day one. Switch whenever you like.' },
  {
    icon: MessageSquareText,
    title: 'Mentor reviews',
    text: 'Real feedback on your work, line by line, not just a score.',
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

/** Shown first while staff have confirmed them. */
const claimed = {
  mentorSupport: { icon: LifeBuoy, text: 'Submit and ask at any hour. There are no office hours to wait for.' },
  weekendSessions: { icon: CalendarDays, text: 'Live with a mentor, in a small group.' },
} as const

const count = 10

/** The spec's ten tiles. A session that is scheduled is shown, whether staff confirmed the claim or not. */
export function benefitsFor(claims: ShownClaims, next: PublicSession | null): (Benefit & { counted: string | null })[] {
  const sessions = claims.weekendSessions ?? (next && { text: 'Live sessions', counted: null })
  const confirmed = (['mentorSupport', 'weekendSessions'] as const).flatMap((key) => {
    const claim = key === 'weekendSessions' ? sessions : claims[key]
    if (!claim) return []
    const { icon, text } = claimed[key]
    const isSession = key === 'weekendSessions'
    return {
      icon,
      text: isSession ? `${text} ${describeNextSession(next)}` : text,
      title: claim.text,
      counted: isSession ? null : claim.counted,
    }
  })
  const rest = always.map((benefit) => ({ ...benefit, counted: null }))
  const [first, second, ...others] = rest
  return [first!, second!, ...confirmed, ...others].slice(0, count)
}
