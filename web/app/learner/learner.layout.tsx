import { useState, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { Logo, LogoMark } from '#web/kit/layout/logo.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { SkipLink } from '#web/kit/layout/skip-link.tsx'
import { EmptyCard } from '#web/kit/states/empty-state.tsx'
import { PageOutlet } from '../error-boundaries.tsx'
import { BottomBar, Sidebar, switchedOffAt } from './learner.sidebar.tsx'
import { LearnerTopBar } from './learner.topbar.tsx'

export type LearnerLayoutProps = {
  siteName: string
  /** Null while loading. */
  me: { name: string; photo?: string | null } | null
  bell: ReactNode
  /** Shown below the top bar. */
  notice?: ReactNode
  /** Undefined while loading. */
  walletRupees: number | undefined
  /** Labels of the sidebar items that are switched off. */
  disabledItems: string[]
  onLogout: () => void
  onReportBug: () => void
  onShareFact: () => void
  /** The routed page by default. */
  children?: ReactNode
}

const stillBuilding = 'We’re still building this. It will open here soon.'

export function LearnerLayout({ siteName, disabledItems, notice, children, ...bar }: LearnerLayoutProps) {
  const [isCollapsed, setIsCollapsed] = useState(isSidebarCollapsed)
  const [inProgress, setInProgress] = useState<string | null>(null)
  const switchedOff = switchedOffAt(useLocation().pathname, disabledItems)

  const toggle = () => {
    const state = isCollapsed ? 'open' : 'collapsed'
    localStorage.setItem('sidebar', state)
    document.documentElement.dataset['sidebar'] = state
    setIsCollapsed(!isCollapsed)
  }
  const items = { disabledItems, onDisabled: setInProgress }

  return (
    <div className="desk min-h-dvh md:flex">
      <SkipLink />
      <aside
        id="sidebar"
        className="no-print sticky top-0 hidden h-dvh w-60 shrink-0 flex-col border-r border-line bg-card md:flex collapsed:w-18"
      >
        <Link to="/dashboard" className="flex h-16 items-center rounded-small px-4.5 outline-offset-[-4px]">
          <LogoMark className="not-collapsed:hidden" />
          <span className="collapsed:sr-only">
            <Logo name={siteName} />
          </span>
          <span className="sr-only">, home</span>
        </Link>
        <Sidebar {...items} isCollapsed={isCollapsed} onToggle={toggle} />
      </aside>
      <div className="flex min-w-0 flex-1 flex-col">
        <LearnerTopBar {...bar} siteName={siteName} />
        {notice}
        <main id="main" tabIndex={-1} className="w-full flex-1 outline-none">
          <div className="mx-auto w-full max-w-5xl px-5 pt-6 pb-28 sm:px-8 sm:pt-8 md:pb-16">
            {switchedOff ? <InProgressPage label={switchedOff} /> : (children ?? <PageOutlet />)}
          </div>
        </main>
      </div>
      <BottomBar {...items} onReportBug={bar.onReportBug} onShareFact={bar.onShareFact} />
      <Dialog
        open={inProgress !== null}
        onClose={() => setInProgress(null)}
        size="small"
        title={`${inProgress} is in progress`}
        intro={stillBuilding}
        actions={<Button onClick={() => setInProgress(null)}>Close</Button>}
      />
    </div>
  )
}

/** early.ts marks the document before the first paint; the server, which renders the layout too, doesn't know. */
const isSidebarCollapsed = () =>
  typeof document === 'object' && document.documentElement.dataset['sidebar'] === 'collapsed'

/** Shown instead of a page whose sidebar item is switched off. */
function InProgressPage({ label }: { label: string }) {
  return (
    <>
      <PageHeader title={label} />
      <EmptyCard
        title={`${label} is in progress`}
        action={<RouteButton to="/dashboard">Go to your dashboard</RouteButton>}
      >
        {stillBuilding}
      </EmptyCard>
    </>
  )
}
