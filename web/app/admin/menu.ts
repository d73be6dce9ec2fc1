import type { Overview } from '#contract/insights/overview.ts'
import { menuOf, type MenuPath } from '#contract/app/page.ts'
import { staffPages } from '#contract/app/staff-pages.ts'
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
type Look = {
  icon: Icon
  /** Other pages for which this item is highlighted. */
  also?: RegExp
  /** The number shown beside the label. */
  pending?: (waiting: Waiting) => number
}

const looks: Record<MenuPath<typeof staffPages>, Look> = {
  '/admin': { icon: House, also: /^\/admin\/((tasks|courses)\/|deleted|at-risk)/ },
  '/admin/users': { icon: Users },
  '/admin/projects': { icon: FolderKanban, pending: ({ projects, ideas }) => projects.count + ideas.count },
  '/admin/jobs': { icon: Briefcase },
  '/admin/request': {
    icon: MessageSquarePlus,
    pending: ({ bugs, requests, facts, demos }) => bugs.count + requests.count + facts.count + (demos?.count ?? 0),
  },
  '/admin/reviews': {
    icon: ClipboardCheck,
    also: /^\/admin\/second-opinions\//,
    pending: ({ reviews, secondOpinions }) => reviews.count + secondOpinions.count,
  },
  '/admin/questions': { icon: MessageCircleQuestionMark, pending: ({ questions }) => questions.count },
  '/admin/support': { icon: MessageSquareText, pending: ({ support }) => support.count },
  '/admin/messages': { icon: Megaphone },
  '/admin/mentors': { icon: UserCheck },
  '/admin/sessions': { icon: CalendarDays },
  '/admin/certificates': { icon: Award },
  '/admin/payments': { icon: IndianRupee, pending: ({ payments }) => payments?.count ?? 0 },
  '/admin/reports': { icon: ChartColumn },
  '/admin/emails': { icon: Mail },
  '/admin/audit': { icon: ScrollText },
  '/admin/settings': { icon: Settings, also: /^\/admin\/webhooks/ },
}

/** The menu of the staff area. */
export const menuItems = menuOf(staffPages).map((item) => ({ ...item, ...looks[item.to] }))

/** For screen readers only while the menu is folded. */
export const unfolded = 'md:max-2xl:group-data-menu-folded/desk:sr-only'
