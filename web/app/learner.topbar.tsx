import { BookOpen, Bug, ChevronDown, Lightbulb, LogOut, SunMoon, User, Wallet } from 'lucide-react'
import { Link } from 'react-router'
import { Avatar } from '#web/kit/avatar.tsx'
import { Button } from '#web/kit/button.tsx'
import { rupees } from '#web/kit/format.ts'
import { LogoMark } from '#web/kit/logo.tsx'
import { Menu, MenuItem, MenuLabel, MenuLine } from '#web/kit/menu.tsx'
import { Notices, type NoticeLine } from './learner.notices.tsx'

export type { NoticeLine }

type LearnerTopBarProps = {
  siteName: string
  me: { name: string; photo?: string | null }
  unread: number
  newest: NoticeLine[]
  walletRupees: number
  onLogout: () => void
  onOpenNotice: (id: NoticeLine['id']) => void
  onReportBug: () => void
  onShareFact: () => void
}

export function LearnerTopBar({ siteName, walletRupees, unread, newest, onOpenNotice, ...props }: LearnerTopBarProps) {
  return (
    <header className="no-print sticky top-0 z-30 flex h-16 shrink-0 items-center gap-1 border-b border-line bg-paper px-3 sm:gap-2 sm:px-6">
      <Link to="/dashboard" className="touch mr-auto rounded-small p-1.5 md:hidden">
        <LogoMark />
        <span className="sr-only">{siteName}, home</span>
      </Link>
      <div className="mr-auto hidden gap-1 sm:flex">
        <Button variant="quiet" size="small" onClick={props.onReportBug}>
          <Bug aria-hidden="true" className="size-4.5" />
          Report Bug
        </Button>
        <Button variant="quiet" size="small" onClick={props.onShareFact}>
          <Lightbulb aria-hidden="true" className="size-4.5" />
          Share Fact
        </Button>
      </div>
      <Link
        to="/dashboard/wallet-balance"
        className="touch inline-flex h-9 items-center gap-2 rounded-full border border-line bg-card px-3.5 font-semibold tabular-nums hover:border-edge"
      >
        <Wallet aria-hidden="true" className="size-4.5 text-soft" />
        <span className="sr-only">Wallet balance</span>
        {rupees(walletRupees)}
      </Link>
      <Notices unread={unread} newest={newest} onOpen={onOpenNotice} />
      <UserMenu {...props} />
    </header>
  )
}

type UserMenuProps = Pick<LearnerTopBarProps, 'me' | 'onLogout' | 'onReportBug' | 'onShareFact'>

function UserMenu({ me, onLogout, onReportBug, onShareFact }: UserMenuProps) {
  return (
    <Menu
      trigger={
        <button type="button" className="touch flex min-h-10 items-center gap-2 rounded-full p-1 hover:bg-haze lg:pr-3">
          <Avatar name={me.name} photo={me.photo} size="small" />
          <span className="max-w-40 truncate font-medium max-lg:sr-only">{me.name}</span>
          <span className="sr-only">, your menu</span>
          <ChevronDown aria-hidden="true" className="size-4 text-soft max-lg:hidden" />
        </button>
      }
    >
      <MenuLabel className="max-w-64 lg:hidden">{me.name}</MenuLabel>
      <MenuItem asChild>
        <Link to="/dashboard/profile">
          <User aria-hidden="true" className="size-4.5 text-soft" />
          My Profile
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/dashboard/my-courses">
          <BookOpen aria-hidden="true" className="size-4.5 text-soft" />
          My Courses
        </Link>
      </MenuItem>
      <MenuLine className="sm:hidden" />
      <MenuItem onSelect={onReportBug} className="sm:hidden">
        <Bug aria-hidden="true" className="size-4.5 text-soft" />
        Report Bug
      </MenuItem>
      <MenuItem onSelect={onShareFact} className="sm:hidden">
        <Lightbulb aria-hidden="true" className="size-4.5 text-soft" />
        Share Fact
      </MenuItem>
      <MenuLine />
      <MenuItem asChild>
        <button type="button" data-theme-toggle="" className="w-full">
          <SunMoon aria-hidden="true" className="size-4.5 text-soft" />
          Light or dark
        </button>
      </MenuItem>
      <MenuItem onSelect={onLogout}>
        <LogOut aria-hidden="true" className="size-4.5 text-soft" />
        Logout
      </MenuItem>
    </Menu>
  )
}
