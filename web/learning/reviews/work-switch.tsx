import { Link } from 'react-router'
import { classes } from '#web/kit/layout/classes.ts'

type WorkKind = 'all' | 'reviews' | 'questions'

const kinds: { kind: WorkKind; label: string; to: string }[] = [
  { kind: 'all', label: 'All', to: '/admin/questions?show=all' },
  { kind: 'reviews', label: 'Reviews', to: '/admin/reviews' },
  { kind: 'questions', label: 'Questions', to: '/admin/questions' },
]

/** Switches between a mentor's queues. */
export const WorkSwitch = ({ current }: { current: WorkKind }) => (
  <nav aria-label="Queue" className="mb-5 inline-flex max-w-full gap-1 rounded-control bg-haze p-1">
    {kinds.map(({ kind, label, to }) => (
      <Link
        key={kind}
        to={to}
        aria-current={kind === current ? 'page' : undefined}
        className={classes(
          'rounded-small px-3 py-1.5 text-sm font-medium text-soft hover:text-ink pointer-coarse:min-h-11 pointer-coarse:content-center',
          kind === current && 'bg-card font-semibold text-ink shadow-low',
        )}
      >
        {label}
      </Link>
    ))}
  </nav>
)
