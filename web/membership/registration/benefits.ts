import {
  BadgeCheck,
  BriefcaseBusiness,
  CalendarDays,
  ChartLine,
  FileText,
  Hammer,
  Handshake,
  Library,
  LifeBuoy,
  MessageSquareText,
} from 'lucide-react'

export const benefits = [
  {
    icon: Library,
    title: 'Every course',
    text: 'All our courses from day one. Switch whenever you like.',
  },
  { icon: MessageSquareText, title: 'Mentor reviews', text: 'Real feedback on your work, not just a score.' },
  {
    icon: LifeBuoy,
    title: '24/7 mentor support',
    text: 'Ask at any hour. There are no office hours to wait for.',
  },
  {
    icon: CalendarDays,
    title: 'Weekend sessions',
    text: '30 minutes, live and in a small group, so the rest of your day stays free.',
  },
  { icon: Hammer, title: 'Projects', text: 'Build our project ideas or your own, with feedback from a teacher.' },
  { icon: BadgeCheck, title: 'Certificate', text: 'Numbered and signed. Anyone can verify it online.' },
  {
    icon: BriefcaseBusiness,
    title: 'Job openings',
    text: 'Beginner roles with HR contacts where we have them. Save the ones you like.',
  },
  {
    icon: Handshake,
    title: 'Hiring pipelines',
    text: 'We introduce our graduates to companies that ask us for them.',
  },
  { icon: FileText, title: 'Resume builder', text: 'Three templates, live preview, PDF and Word.' },
  { icon: ChartLine, title: 'Your progress', text: 'Submissions, approvals and streaks at a glance.' },
]
