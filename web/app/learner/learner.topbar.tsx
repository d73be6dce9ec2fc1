import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '#web/kit/layout/button.tsx'
import { count, rupees } from '#web/kit/format.ts'
import { BookOpen, Bug, IndianRupee, Lightbulb, MessageSquareText, User, Wallet } from '#web/kit/icons.tsx'
import { LogoMark } from '#web/kit/layout/logo.tsx'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { UserMenu } from '../areas/user-menu.tsx'

type LearnerTopBarProps = {
  siteName: string
  me: { name: string; photo?: string | null } | null
  bell: ReactNode
  walletRupees: number | undefined
  onLogout: () => void
  onReportBug: () => void
  onShareFact: () => void
}

const links = [
  { to: '/dashboard/profile', label: 'My Profile', icon: User },
  { to: '/dashboard/my-courses', label: 'My Courses', icon: BookOpen },
  { to: '/dashboard/support', label: 'Help and support', icon: MessageSquareText },
]

export function LearnerTopBar({ siteName, walletRupees, bell, ...props }: LearnerTopBarProps) {
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
        aria-label={walletRupees === undefined ? 'Wallet balance' : `Wallet balance ${rupees(walletRupees)}`}
        className="touch inline-flex h-9 items-center gap-2 rounded-full border border-line bg-card px-3.5 font-semibold tabular-nums hover:border-edge"
      >
        <Wallet aria-hidden="true" className="size-4.5 text-soft" />
        {walletRupees === undefined ? (
          <Skeleton className="h-4 w-6" />
        ) : (
          <span className="inline-flex items-center">
            {/* Not the character: it would load a font of its own on every page. */}
            <IndianRupee aria-hidden="true" className="size-3.5" />
            {count(walletRupees)}
          </span>
        )}
      </Link>
      {bell}
      <UserMenu {...props} links={links} />
    </header>
  )
}
