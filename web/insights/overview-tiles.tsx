import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Overview } from '#contract/insights/overview.ts'
import { classes } from '#web/kit/layout/classes.ts'
import { cappedCount } from '#web/kit/format.ts'
import { formatDuration, useNow } from '#web/kit/duration.ts'
import {
  BriefcaseBusiness,
  Bug,
  CalendarClock,
  Flag,
  FolderKanban,
  Handshake,
  IndianRupee,
  Phone,
  MessageSquareText,
  Lightbulb,
  type Icon,
  MessageCircleQuestionMark,
  MessageSquarePlus,
  Scale,
  TriangleAlert,
} from '#web/kit/icons.tsx'
import { Building2, ClipboardCheck } from '#web/kit/staff-icons.tsx'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { describePromises } from './overview.rules.ts'

type Kind = keyof Overview['waiting']
type Tile = {
  kind: Kind
  label: string
  icon: Icon
  to: string
  /** Shown only while something waits. */
  isRare?: true
}

/** Each links to the list of exactly what it counts. */
const tiles: Tile[] = [
  { kind: 'reviews', label: 'Solutions to review', icon: ClipboardCheck, to: '/admin/reviews' },
  { kind: 'questions', label: 'Questions to answer', icon: MessageCircleQuestionMark, to: '/admin/questions' },
  { kind: 'support', label: 'Support requests', icon: MessageSquareText, to: '/admin/support' },
  { kind: 'secondOpinions', label: 'Second opinions', icon: Scale, to: '/admin/reviews?tab=second-opinions' },
  { kind: 'payments', label: 'Payments to verify', icon: IndianRupee, to: '/admin/payments?state=pending' },
  {
    kind: 'demos',
    label: 'Demos booked',
    icon: CalendarClock,
    to: '/admin/leads?show=all&state=booked',
  },
  { kind: 'leads', label: 'Leads to follow up', icon: Phone, to: '/admin/leads?show=due&assignee=me' },
  { kind: 'projects', label: 'Project submissions', icon: FolderKanban, to: '/admin/projects?tab=submissions' },
  { kind: 'ideas', label: 'Ideas to answer', icon: Lightbulb, to: '/admin/projects?tab=ideas' },
  { kind: 'bugs', label: 'Open bugs', icon: Bug, to: '/admin/request?tab=bugs&state=open' },
  {
    kind: 'requests',
    label: 'Feature requests',
    icon: MessageSquarePlus,
    to: '/admin/request?tab=requests&state=open',
  },
  { kind: 'facts', label: 'Reported facts', icon: Flag, to: '/admin/request?tab=facts', isRare: true },
  {
    kind: 'companies',
    label: 'Companies that applied',
    icon: Building2,
    to: '/admin/companies?state=confirmed',
    isRare: true,
  },
  { kind: 'openings', label: 'Openings to read', icon: BriefcaseBusiness, to: '/admin/openings', isRare: true },
  {
    kind: 'companyReports',
    label: 'Reports about companies',
    icon: TriangleAlert,
    to: '/admin/companies/reports',
    isRare: true,
  },
  {
    kind: 'introductions',
    label: 'Silent introductions',
    icon: Handshake,
    to: '/admin/hiring?only=silent',
    isRare: true,
  },
]

/** One under the other on phones. */
export const tilesFrame = 'surface grid gap-px overflow-hidden sm:grid-cols-2'
const columns = (tileCount: number) => (tileCount % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4')
// Each draws its own hairlines, because the last row may not be full.
const cell = 'min-w-0 bg-card px-4 py-1.5 outline outline-line sm:py-4'

type WaitingTilesProps = Pick<Overview, 'waiting' | 'promises' | 'questionPromises' | 'supportPromises'>

export function WaitingTiles({ waiting, promises, questionPromises, supportPromises }: WaitingTilesProps) {
  const notes: Partial<Record<Kind, string | null>> = {
    reviews: describePromises(promises),
    questions: describePromises(questionPromises),
    support: describePromises(supportPromises),
  }
  const now = useNow(60_000)
  // Null means that the viewer has no access.
  const shown = tiles.filter(({ kind, isRare }) => waiting[kind] !== null && !(isRare && waiting[kind].count === 0))
  return (
    <ul className={classes(tilesFrame, columns(shown.length))}>
      {shown.map((tile) => (
        <WaitingTile key={tile.kind} {...tile} {...waiting[tile.kind]!} now={now} note={notes[tile.kind] ?? null} />
      ))}
    </ul>
  )
}

type WaitingTileProps = Tile & { count: number; oldest: string | null; now: number; note: string | null }

function WaitingTile({ oldest, now, note, count: amount, ...tile }: WaitingTileProps) {
  const isEmpty = amount === 0 || oldest === null
  return (
    <FigureTile {...tile} figure={cappedCount(amount)} isEmpty={isEmpty}>
      <p className="type-small text-soft">
        {isEmpty ? 'All done' : (note ?? `Oldest: ${formatDuration(Math.max(0, now - Date.parse(oldest)))}`)}
      </p>
    </FigureTile>
  )
}

type FigureTileProps = Pick<Tile, 'label' | 'to'> & {
  icon?: Icon
  figure: string
  isEmpty: boolean
  children: ReactNode
}

/** A number that links to its list. */
export function FigureTile({ label, icon: Icon, to, figure, isEmpty, children }: FigureTileProps) {
  return (
    <li
      className={classes(
        cell,
        'relative hover:bg-haze has-focus-visible:bg-haze max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:items-center max-sm:gap-x-3',
      )}
    >
      <p className="type-small flex items-center gap-2 text-soft">
        {Icon && <Icon aria-hidden="true" className="size-4.5 shrink-0 max-sm:hidden" />}
        <Link to={to} className="card-link min-w-0 rounded-small text-ink">
          {label}
        </Link>
      </p>
      <p
        className={classes(
          'wide leading-tight tabular-nums max-sm:row-span-2 max-sm:text-xl sm:mt-1 sm:text-[1.75rem]',
          isEmpty && 'text-soft',
        )}
      >
        {figure}
      </p>
      {children}
    </li>
  )
}

export function TilesSkeleton({ tileCount }: { tileCount: number }) {
  return (
    <div className={classes(tilesFrame, columns(tileCount))}>
      {Array.from({ length: tileCount }, (_, index) => (
        <div key={index} className={cell}>
          <Skeleton className="my-0.5 h-4 w-28 max-w-full" />
          <Skeleton className="mt-2.5 h-7 w-10" />
          <Skeleton className="mt-2 h-3.5 w-20" />
        </div>
      ))}
    </div>
  )
}
