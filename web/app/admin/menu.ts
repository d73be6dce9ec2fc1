import type { Overview } from '#contract/insights/overview.ts'
import { menuOf, type MenuPath } from '#contract/app/page.ts'
import { staffPages } from '#contract/app/staff-pages.ts'
import {
  Award,
  BookOpen,
  Briefcase,
  BriefcaseBusiness,
  CalendarCheck,
  CalendarClock,
  CalendarDays,
  ChartColumn,
  FolderKanban,
  GraduationCap,
  Handshake,
  House,
  type Icon,
  IndianRupee,
  Mail,
  MessageCircleQuestionMark,
  MessageSquarePlus,
  MessageSquareText,
  Settings,
  TriangleAlert,
  ListChecks,
  Users,
} from '#web/kit/icons.tsx'
import {
  Building2,
  CalendarX,
  CalendarRange,
  ClipboardCheck,
  FileSpreadsheet,
  Megaphone,
  ScrollText,
  TicketPercent,
  UserCheck,
  Link2,
} from '#web/kit/staff-icons.tsx'

export type Waiting = Overview['waiting']
/** In this order. */
const menuGroups = { teaching: 'Teaching', people: 'People', money: 'Money', hiring: 'Hiring', site: 'Site' } as const
type MenuGroup = keyof typeof menuGroups
type Look = {
  /** None for what is about the whole school. */
  group?: MenuGroup
  icon: Icon
  /** Other pages for which this item is highlighted. */
  also?: RegExp
  /** The number shown beside the label. */
  pending?: (waiting: Waiting) => number
}

/** What the person may not see is null. */
const sum = (...lists: ({ count: number } | null)[]) => lists.reduce((total, list) => total + (list?.count ?? 0), 0)

const looks: Record<MenuPath<typeof staffPages>, Look> = {
  '/admin': { icon: House },
  '/admin/courses': { group: 'teaching', icon: BookOpen, also: /^\/admin\/(tasks\/|deleted)/ },
  '/admin/reviews': {
    group: 'teaching',
    icon: ClipboardCheck,
    also: /^\/admin\/second-opinions\//,
    pending: ({ reviews, secondOpinions }) => sum(reviews, secondOpinions),
  },
  '/admin/questions': {
    group: 'teaching',
    icon: MessageCircleQuestionMark,
    pending: ({ questions }) => sum(questions),
  },
  '/admin/projects': { group: 'teaching', icon: FolderKanban, pending: ({ projects, ideas }) => sum(projects, ideas) },
  '/admin/sessions': { group: 'teaching', icon: CalendarDays },
  '/admin/batches': { group: 'people', icon: ListChecks },
  '/admin/mentors': { group: 'teaching', icon: UserCheck },
  '/admin/certificates': { group: 'teaching', icon: Award },
  '/admin/users': { group: 'people', icon: Users },
  '/admin/leads': { group: 'people', icon: CalendarClock, pending: ({ leads }) => sum(leads) },
  '/admin/at-risk': { group: 'people', icon: TriangleAlert },
  '/admin/support': { group: 'people', icon: MessageSquareText, pending: ({ support }) => sum(support) },
  '/admin/messages': { group: 'people', icon: Megaphone },
  '/admin/request': {
    group: 'people',
    icon: MessageSquarePlus,
    pending: ({ bugs, requests, facts }) => sum(bugs, requests, facts),
  },
  '/admin/reports': { icon: ChartColumn },
  '/admin/payments': { group: 'money', icon: IndianRupee, pending: ({ payments }) => sum(payments) },
  '/admin/payments/statements': { group: 'money', icon: FileSpreadsheet },
  '/admin/payments/close': { group: 'money', icon: CalendarCheck },
  '/admin/payments/month': { group: 'money', icon: CalendarRange },
  '/admin/payments/mentors': { group: 'money', icon: UserCheck },
  '/admin/payments/coupons': { group: 'money', icon: TicketPercent },
  '/admin/settings': { group: 'site', icon: Settings },
  '/admin/calendar': { group: 'site', icon: CalendarX },
  '/admin/jobs': { group: 'hiring', icon: Briefcase },
  '/admin/openings': { group: 'hiring', icon: BriefcaseBusiness, pending: ({ openings }) => sum(openings) },
  '/admin/hiring': { group: 'hiring', icon: Handshake, pending: ({ introductions }) => sum(introductions) },
  '/admin/companies': {
    group: 'hiring',
    icon: Building2,
    pending: ({ companies, companyReports }) => sum(companies, companyReports),
  },
  '/admin/webhooks': { group: 'site', icon: Link2 },
  '/admin/emails': { group: 'site', icon: Mail },
  '/admin/audit': { group: 'site', icon: ScrollText },
}

const groupIcons: Record<MenuGroup, Icon> = {
  teaching: GraduationCap,
  people: Users,
  money: IndianRupee,
  hiring: Briefcase,
  site: Settings,
}

export type MenuItem = ReturnType<typeof menuOf<typeof staffPages>>[number] & Look
/** A group leads to its first entry, so that a click opens both. */
export type MenuEntry = { key: MenuGroup; label: string; icon: Icon; items: MenuItem[] }

/** The menu of the staff area. */
export const menuItems: MenuItem[] = menuOf(staffPages).map((item) => ({ ...item, ...looks[item.to] }))

/** What somebody with a short menu needs no groups for. */
const maxUngrouped = 7

/** Single entries and groups. */
export function entriesOf(items: MenuItem[]): (MenuItem | MenuEntry)[] {
  if (items.length <= maxUngrouped) return items
  const groups = (Object.keys(menuGroups) as MenuGroup[]).map((group) => ({
    key: group,
    label: menuGroups[group],
    icon: groupIcons[group],
    items: items.filter((item) => item.group === group),
  }))
  // A group of one would only hide it.
  const entries = groups.flatMap((group): (MenuItem | MenuEntry)[] => (group.items.length > 1 ? [group] : group.items))
  return [...items.filter(({ group }) => !group), ...entries]
}

/** The entry of the page at this path: the longest that it begins with. */
export function itemAt(pathname: string): MenuItem | undefined {
  const isOn = ({ to, also }: MenuItem) =>
    pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`)) || also?.test(pathname)
  return menuItems.filter(isOn).toSorted((one, other) => other.to.length - one.to.length)[0]
}

/** For screen readers only while the menu is folded. */
export const unfolded = 'md:max-2xl:group-data-menu-folded/desk:sr-only'
