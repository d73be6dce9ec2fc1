import { BookOpen, ChartColumn, FileText, FolderKanban, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { Card } from '#web/kit/layout/card.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'

const ways: { to: string; title: string; says: string; icon: LucideIcon }[] = [
  { to: '/dashboard/my-courses', title: 'My Courses', says: 'What you are learning, and how far.', icon: BookOpen },
  {
    to: '/dashboard/your-perfomance',
    title: 'Your Performance',
    says: 'Submissions, approvals and your streak.',
    icon: ChartColumn,
  },
  { to: '/dashboard/projects', title: 'Projects', says: 'An idea of yours, or a brief of ours.', icon: FolderKanban },
  {
    to: '/dashboard/resume-builder',
    title: 'Resume Builder',
    says: 'Your work on one good page.',
    icon: FileText,
  },
]

/** What the sidebar has no place for. */
const alsoHere: [to: string, title: string][] = [
  ['/dashboard/notifications', 'Notifications'],
  ['/dashboard/wallet-balance', 'Wallet'],
  ['/dashboard/bug-board', 'Bug Board'],
  ['/dashboard/fact-board', 'Fact Board'],
]

/** Where else one goes from the desk. */
export function DashboardLinks() {
  return (
    <nav aria-label="From here">
      <ul className="grid grid-cols-1 gap-3 min-[28rem]:grid-cols-2 sm:gap-4 lg:grid-cols-4">
        {ways.map(({ to, title, says, icon: Icon }) => (
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
              <p className="type-small text-soft text-pretty">{says}</p>
            </div>
          </Card>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap items-center gap-x-5 text-soft sm:mt-4">
        Also here:
        {alsoHere.map(([to, title]) => (
          <Link key={to} to={to} className="link inline-flex items-center pointer-coarse:min-h-11">
            {title}
          </Link>
        ))}
      </p>
    </nav>
  )
}

export const StaffNote = () => (
  <Callout>
    You are here as staff: this is the desk as learners know it. Your own is the{' '}
    <Link to="/admin" className="link">
      staff area
    </Link>
    .
  </Callout>
)
