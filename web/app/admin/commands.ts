import type { Command } from '#web/insights/palette/palette.rules.ts'
import { CalendarDays, House, IndianRupee, LogOut, Megaphone, Settings, Users } from '#web/kit/icons.tsx'
import { menuItems } from './menu.ts'

type Offered = Omit<Command, 'id'> & { forMentors?: true }

/** Pages that the menu doesn't name, and what can be done from anywhere; with its icons, which are loaded already. */
const more: Offered[] = [
  {
    label: 'Bank statements',
    words: 'upload reconcile',
    kind: 'page',
    icon: IndianRupee,
    act: { to: '/admin/payments/statements' },
  },
  { label: 'Coupons', words: 'discount', kind: 'page', icon: IndianRupee, act: { to: '/admin/payments/coupons' } },
  {
    label: 'Daily close',
    words: 'today money',
    kind: 'page',
    icon: IndianRupee,
    act: { to: '/admin/payments/close' },
  },
  {
    label: 'Accounts of a month',
    words: 'accountant gst receipts',
    kind: 'page',
    icon: IndianRupee,
    act: { to: '/admin/payments/month' },
  },
  {
    label: 'Learners at risk',
    words: 'inactive leaving ending rejected',
    kind: 'page',
    icon: House,
    act: { to: '/admin/at-risk' },
  },
  { label: 'Webhooks', words: 'api integration events', kind: 'page', icon: Settings, act: { to: '/admin/webhooks' } },
  { label: 'Recently deleted', words: 'restore', kind: 'page', icon: House, act: { to: '/admin/deleted' } },
  {
    label: 'Your account',
    words: 'password profile hours',
    kind: 'page',
    icon: Settings,
    act: { to: '/admin/account' },
    forMentors: true,
  },
  {
    label: 'Invite someone',
    words: 'mentor admin learner user',
    kind: 'action',
    icon: Users,
    act: { to: '/admin/users#invite' },
  },
  {
    label: 'Write a message',
    words: 'announcement learners email notify',
    kind: 'action',
    icon: Megaphone,
    act: { to: '/admin/messages/new' },
  },
  {
    label: 'Schedule a session',
    words: 'weekend live',
    kind: 'action',
    icon: CalendarDays,
    act: { to: '/admin/sessions#schedule' },
    forMentors: true,
  },
  {
    label: 'Switch between light and dark',
    words: 'theme',
    kind: 'action',
    icon: Settings,
    act: { run: switchTheme },
    forMentors: true,
  },
]

/** early.ts handles the click, so that the theme has one mechanism. */
function switchTheme() {
  document.querySelector<HTMLElement>('[data-theme-toggle]')?.click()
}

export function commandsOf(role: 'mentor' | 'admin', onLogout: () => void): Command[] {
  const pages = menuItems.map(({ label, to, icon, forMentors }): Offered => ({
    label,
    kind: 'page',
    icon,
    act: { to },
    ...(forMentors && { forMentors }),
  }))
  const logout: Offered = {
    label: 'Log out',
    words: 'logout sign',
    kind: 'action',
    icon: LogOut,
    act: { run: onLogout },
    forMentors: true,
  }
  return [...pages, ...more, logout]
    .filter(({ forMentors }) => role === 'admin' || forMentors)
    .map((command) => ({ ...command, id: command.label.toLowerCase().replaceAll(' ', '-') }))
}
