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

/** What the plan holds. */
export const benefits = [
  {
    icon: Library,
    title: 'Every course',
    text: 'All of them, from the first day. Change your mind as often as you like.',
  },
  { icon: MessageSquareText, title: 'Solutions read by mentors', text: 'Comments on your lines, not a score.' },
  {
    icon: LifeBuoy,
    title: '24/7 mentor support',
    text: 'Ask at any hour; the question waits for nobody’s office to open.',
  },
  {
    icon: CalendarDays,
    title: 'Weekend sessions',
    text: 'Thirty minutes, live, in a small group, at a time that leaves the day free.',
  },
  { icon: Hammer, title: 'Projects of your own', text: 'Ours to follow or your own idea, with a teacher’s feedback.' },
  { icon: BadgeCheck, title: 'A certificate', text: 'Numbered and signed. Anyone can check it without asking us.' },
  {
    icon: BriefcaseBusiness,
    title: 'The jobs board',
    text: 'Openings for beginners, with the HR contact where known.',
  },
  {
    icon: Handshake,
    title: 'Hiring pipelines',
    text: 'We pass finished learners on to companies that asked us for them.',
  },
  { icon: FileText, title: 'A resume that opens', text: 'Three templates, live preview, PDF and Word.' },
  { icon: ChartLine, title: 'Your own figures', text: 'Hand-ins, approvals, streak: how far across you are.' },
]
