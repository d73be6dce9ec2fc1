import { useMemo } from 'react'
import { Palette } from '#web/insights/palette/palette.tsx'
import { mayUse, type Permission, type Standing } from '#contract/kit/access.ts'
import type { Page } from '#contract/app/page.ts'
import { staffPages } from '#contract/app/staff-pages.ts'
import { settingsSubjects } from '#contract/site/subjects.ts'
import { pathOf, subjects } from '#web/site/settings/subjects.ts'
import type { Command } from '#web/insights/palette/palette.rules.ts'
import { CalendarDays, LogOut, Settings, Users } from '#web/kit/icons.tsx'
import { Megaphone } from '#web/kit/staff-icons.tsx'
import { itemAt } from './menu.ts'

type StaffPaletteProps = { person: Standing; onLogout: () => void; onClose: () => void }

/** Loaded when somebody opens it. */
export function StaffPalette({ person, onLogout, onClose }: StaffPaletteProps) {
  const commands = useMemo(() => commandsOf(person, onLogout), [person, onLogout])
  return <Palette commands={commands} person={person} onClose={onClose} />
}

type Offered = Omit<Command, 'id'> & { access?: Permission | undefined }

const pages: Offered[] = Object.entries<Page>(staffPages).flatMap(([to, { menu, palette, access }]) => {
  const label = palette?.label ?? menu
  if (!label) return []
  const icon = itemAt(to)?.icon ?? Settings
  return { label, ...(palette && { words: palette.words }), icon, access, kind: 'page', act: { to } }
})

const settings: Offered[] = settingsSubjects.map((subject) => ({
  label: subjects[subject].title,
  words: `settings ${subjects[subject].entries.map(({ label, words = '' }) => `${label} ${words}`).join(' ')}`,
  icon: Settings,
  access: 'site:see',
  kind: 'setting',
  act: { to: pathOf(subject) },
}))

/** What can be done from anywhere; with icons of the menu, which are loaded already. */
const actions: Offered[] = [
  {
    label: 'Invite someone',
    words: 'mentor admin learner user',
    kind: 'action',
    icon: Users,
    act: { to: '/admin/users#invite' },
    access: 'people:act',
  },
  {
    label: 'Write a message',
    words: 'announcement learners email notify',
    kind: 'action',
    icon: Megaphone,
    act: { to: '/admin/messages/new' },
    access: 'messages:act',
  },
  {
    label: 'Schedule a session',
    words: 'weekend live',
    kind: 'action',
    icon: CalendarDays,
    act: { to: '/admin/sessions#schedule' },
    access: 'sessions:act',
  },
  {
    label: 'Switch between light and dark',
    words: 'theme',
    kind: 'action',
    icon: Settings,
    act: { run: switchTheme },
  },
]

/** early.ts handles the click, so that the theme has one mechanism. */
function switchTheme() {
  document.querySelector<HTMLElement>('[data-theme-toggle]')?.click()
}

function commandsOf(person: Standing, onLogout: () => void): Command[] {
  const logout: Offered = {
    label: 'Log out',
    words: 'logout sign',
    kind: 'action',
    icon: LogOut,
    act: { run: onLogout },
  }
  return [...pages, ...settings, ...actions, logout]
    .filter(({ access }) => mayUse(person, access ?? 'staff'))
    .map(({ access: _access, ...command }) => ({
      ...command,
      id: `${command.kind} ${command.label}`.toLowerCase().replaceAll(' ', '-'),
    }))
}
