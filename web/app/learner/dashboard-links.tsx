import { Link } from 'react-router'
import { BookOpen, ChartColumn, FileText, FolderKanban, type Icon } from '#web/kit/icons.tsx'
import { Card } from '#web/kit/layout/card.tsx'

const links: { to: string; title: string; text: string; icon: Icon }[] = [
  { to: '/dashboard/my-courses', title: 'My Courses', text: 'Your courses and your progress.', icon: BookOpen },
  {
    to: '/dashboard/your-perfomance',
    title: 'Your Performance',
    text: 'Your submissions, approvals and streak.',
    icon: ChartColumn,
  },
  { to: '/dashboard/projects', title: 'Projects', text: 'Build your own idea or one of ours.', icon: FolderKanban },
  {
    to: '/dashboard/resume-builder',
    title: 'Resume Builder',
    text: 'Turn your work into a resume.',
    icon: FileText,
  },
]

/** Pages that aren't in the sidebar. */
const moreLinks: [to: string, title: string][] = [
  ['/dashboard/questions', 'Your questions'],
  ['/dashboard/portfolio', 'Portfolio'],
  ['/dashboard/introductions', 'Introductions'],
  ['/dashboard/introduce-me', 'Introduce me'],
  ['/dashboard/sponsors', 'Share your progress'],
  ['/dashboard/support', 'Help and support'],
  ['/dashboard/notifications', 'Notifications'],
  ['/dashboard/wallet-balance', 'Wallet'],
  ['/dashboard/bug-board', 'Bug Board'],
  ['/dashboard/fact-board', 'Fact Board'],
]

export function DashboardLinks() {
  return (
    <nav aria-label="Shortcuts">
      <ul className="grid grid-cols-1 gap-3 min-[28rem]:grid-cols-2 sm:gap-4 lg:grid-cols-4">
        {links.map(({ to, title, text, icon: Icon }) => (
          <Card key={to} as="li" linked padded={false} className="flex gap-4 p-4 lg:flex-col lg:p-5">
            <span className="grid size-10 shrink-0 place-items-center rounded-control bg-haze">
              <Icon aria-hidden="true" className="size-5 text-indigo" />
            </span>
            <div className="min-w-0">
              <h2 className="font-semibold">
                <Link to={to} className="card-link">
                  {title}
                </Link>
              </h2>
              <p className="type-small text-soft text-pretty">{text}</p>
            </div>
          </Card>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 text-soft sm:mt-4">
        More:
        {moreLinks.map(([to, title]) => (
          <Link key={to} to={to} className="link inline-flex items-center pointer-coarse:min-h-11">
            {title}
          </Link>
        ))}
      </p>
    </nav>
  )
}
