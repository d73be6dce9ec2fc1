import type { Overview } from '#contract/insights/overview.ts'
import {
  Award,
  Briefcase,
  ChartColumn,
  CalendarDays,
  ClipboardCheck,
  FolderKanban,
  House,
  IndianRupee,
  MessageSquareText,
  type Icon,
  Mail,
  Megaphone,
  MessageCircleQuestionMark,
  MessageSquarePlus,
  ScrollText,
  Settings,
  UserCheck,
  Users,
} from '#web/kit/icons.tsx'

export type Waiting = Overview['waiting']
export type MenuItem = {
  label: string
  to: string
  icon: Icon
  forMentors?: true
  /** Other pages for which this item is highlighted. */
  also?: RegExp
  /** The number shown beside the label. */
  pending?: (waiting: Waiting) => number
}

/** The menu of the staff area. */
export const menuItems: MenuItem[] = [
  { label: 'Home', to: '/admin', icon: House, forMentors: true, also: /^\/admin\/((tasks|courses)\/|deleted|at-risk)/ },
  { label: 'Users', to: '/admin/users', icon: Users },
  {
    label: 'Projects',
    to: '/admin/projects',
    icon: FolderKanban,
    forMentors: true,
    pending: ({ projects, ideas }) => projects.count + ideas.count,
  },
  { label: 'Jobs', to: '/admin/jobs', icon: Briefcase },
  {
    label: 'Request',
    to: '/admin/request',
    icon: MessageSquarePlus,
    forMentors: true,
    pending: ({ bugs, requests, facts, demos }) => bugs.count + requests.count + facts.count + (demos?.count ?? 0),
  },
  {
    label: 'Reviews',
    to: '/admin/reviews',
    icon: ClipboardCheck,
    forMentors: true,
    also: /^\/admin\/second-opinions\//,
    pending: ({ reviews, secondOpinions }) => reviews.count + secondOpinions.count,
  },
  {
    label: 'Questions',
    to: '/admin/questions',
    icon: MessageCircleQuestionMark,
    forMentors: true,
    pending: ({ questions }) => questions.count,
  },
  {
    label: 'Support',
    to: '/admin/support',
    icon: MessageSquareText,
    forMentors: true,
    pending: ({ support }) => support.count,
  },
  { label: 'Messages', to: '/admin/messages', icon: Megaphone },
  { label: 'Mentors', to: '/admin/mentors', icon: UserCheck },
  { label: 'Sessions', to: '/admin/sessions', icon: CalendarDays, forMentors: true },
  { label: 'Certificates', to: '/admin/certificates', icon: Award },
  {
    label: 'Payments',
    to: '/admin/payments',
    icon: IndianRupee,
    pending: ({ payments }) => payments?.count ?? 0,
  },
  { label: 'Reports', to: '/admin/reports', icon: ChartColumn },
  { label: 'Email', to: '/admin/emails', icon: Mail },
  { label: 'Audit log', to: '/admin/audit', icon: ScrollText },
  { label: 'Settings', to: '/admin/settings', icon: Settings, also: /^\/admin\/webhooks/ },
]

/** For screen readers only while the menu is folded. */
export const unfolded = 'md:max-2xl:group-data-menu-folded/desk:sr-only'
