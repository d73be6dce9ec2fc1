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

/** What the person may not see is null. */
const sum = (...lists: ({ count: number } | null)[]) => lists.reduce((total, list) => total + (list?.count ?? 0), 0)

const looks: Record<MenuPath<typeof staffPages>, Look> = {
  '/admin': { icon: House, also: /^\/admin\/((tasks|courses)\/|deleted|at-risk)/ },
  '/admin/users': { icon: Users },
  '/admin/projects': { icon: FolderKanban, pending: ({ projects, ideas }) => sum(projects, ideas) },
  '/admin/jobs': { icon: Briefcase },
  '/admin/request': {
    icon: MessageSquarePlus,
    pending: ({ bugs, requests, facts, demos }) => sum(bugs, requests, facts, demos),
  },
  '/admin/reviews': {
    icon: ClipboardCheck,
    also: /^\/admin\/second-opinions\//,
    pending: ({ reviews, secondOpinions }) => sum(reviews, secondOpinions),
  },
  '/admin/questions': { icon: MessageCircleQuestionMark, pending: ({ questions }) => sum(questions) },
  '/admin/support': { icon: MessageSquareText, pending: ({ support }) => sum(support) },
  '/admin/messages': { icon: Megaphone },
  '/admin/mentors': { icon: UserCheck },
  '/admin/sessions': { icon: CalendarDays },
  '/admin/certificates': { icon: Award },
  '/admin/payments': { icon: IndianRupee, pending: ({ payments }) => sum(payments) },
  '/admin/reports': { icon: ChartColumn },
  '/admin/emails': { icon: Mail },
  '/admin/audit': { icon: ScrollText },
  '/admin/settings': { icon: Settings, also: /^\/admin\/webhooks/ },
}

/** The menu of the staff area. */
export const menuItems = menuOf(staffPages).map((item) => ({ ...item, ...looks[item.to] }))

/** For screen readers only while the menu is folded. */
export const unfolded = 'md:max-2xl:group-data-menu-folded/desk:sr-only'
