import { Link } from 'react-router'

const sections = [
  { id: 'school', title: 'School' },
  { id: 'contact', title: 'Contact' },
  { id: 'payment', title: 'Payment details' },
  { id: 'plans', title: 'Plans' },
  { id: 'links', title: 'Social links' },
  { id: 'claims', title: 'Claims' },
  { id: 'testimonials', title: 'Testimonials' },
  { id: 'team', title: 'Team' },
  { id: 'menu', title: 'Learner menu' },
  { id: 'demo', title: 'Free demo' },
  { id: 'referral', title: 'Referral' },
  { id: 'receipts', title: 'Legal identity and tax' },
  { id: 'legal', title: 'Grievance officer' },
  { id: 'submissions', title: 'Submissions' },
  { id: 'promise', title: 'Review promise' },
  { id: 'security', title: 'Security' },
  { id: 'changes', title: 'Changes' },
]

/** The way to each section, and which of them hold something unsaved. On a phone it is one row to push along. */
export function SideNav({ unsaved }: { unsaved: Record<string, string> }) {
  return (
    <nav
      aria-label="Sections"
      className="max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 sm:max-lg:-mx-6 sm:max-lg:px-6 lg:sticky lg:top-5"
    >
      <ul className="flex gap-1 lg:grid lg:gap-0.5">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              className="type-small flex min-h-9 items-center justify-between gap-2 rounded-control px-2.5 font-medium whitespace-nowrap text-soft hover:bg-haze hover:text-ink max-lg:border max-lg:border-line pointer-coarse:min-h-11"
            >
              {title}
              {unsaved[id] && (
                <span className="text-marigold-ink">
                  <span aria-hidden="true">●</span>
                  <span className="sr-only">, not saved</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
