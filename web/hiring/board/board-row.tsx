import type { BoardIntroduction, BoardRow } from '#contract/hiring/board.ts'
import type { NextSide } from '#contract/hiring/hiring.ts'
import { courseOfIntroduction, endedStates, type IntroductionState } from '#contract/hiring/hiring.ts'
import { dayMs } from '#contract/kit/durations.ts'
import { May } from '#web/identity/index.ts'
import { useNow } from '#web/kit/duration.ts'
import { ago, dayAndTime, plural, weekdayTime } from '#web/kit/format.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { RouteLink } from '#web/kit/layout/route-links.tsx'
import { SampleMark } from '#web/site/index.ts'
import type { BoardFilter } from './board.api.ts'

export type SuggestedFor = { openingId: number; title: string; companyName: string }

type BoardRowProps = { row: BoardRow; filter: BoardFilter; onSuggest: (opening: SuggestedFor) => void }

/** One opening or learner, with a column for each state. On a phone, the states that have any are below each other. */
export function BoardRowCard({
  row: { id, isOpen, count, introductions },
  filter: { by, only },
  onSuggest,
}: BoardRowProps) {
  const first = introductions[0]!
  const { openingTitle: title, companyName, openingId } = first
  const columns = only === 'all' ? everything : running
  return (
    <Card as="article" aria-labelledby={`row-${id}`}>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 wrap-anywhere">
          <h2 id={`row-${id}`} className="type-h3">
            {by === 'opening' ? title : <RouteLink to={`/admin/users/${id}`}>{first.learnerName}</RouteLink>}
          </h2>
          {by === 'opening' && (
            <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
              {companyName}
              <SampleMark isSample={first.isSample} />
            </p>
          )}
        </div>
        {by === 'opening' && isOpen && (
          <May do="jobs:act">
            <Button size="small" onClick={() => onSuggest({ openingId, title, companyName })}>
              Suggest a learner<span className="sr-only"> for {title}</span>
            </Button>
          </May>
        )}
      </div>
      <ul className={classes('grid gap-x-3 gap-y-5', only === 'all' ? 'xl:grid-cols-7' : 'xl:grid-cols-5')}>
        {columns.map((column) => (
          <Column key={column} column={column} by={by} all={introductions.filter(isIn(column))} />
        ))}
      </ul>
      {count > introductions.length && (
        <p className="type-small mt-4 text-soft">
          {plural(count - introductions.length, 'older introduction')} not shown here. Search to find them.
        </p>
      )}
    </Card>
  )
}

const everything = [...courseOfIntroduction, 'ended'] as const
type ColumnName = (typeof everything)[number]
const running = courseOfIntroduction.filter((state) => state !== 'joined')

const isEnded = (state: IntroductionState): boolean => endedStates.some((ended) => ended === state)
const isIn =
  (column: ColumnName) =>
  ({ state }: BoardIntroduction): boolean =>
    column === 'ended' ? isEnded(state) : state === column

const columnLabels: Record<ColumnName, string> = {
  suggested: 'Suggested',
  requested: 'Requested',
  introduced: 'Introduced',
  interview: 'Interview',
  offer: 'Offer',
  joined: 'Joined',
  ended: 'Ended',
}

type ColumnProps = { column: ColumnName; by: BoardFilter['by']; all: BoardIntroduction[] }

function Column({ column, by, all }: ColumnProps) {
  return (
    <li className={classes('min-w-0', all.length === 0 && 'max-xl:hidden')}>
      <h3 className="type-small border-b-2 border-line pb-1.5 font-semibold">
        {columnLabels[column]}
        {all.length > 0 && <span className="ml-1.5 font-normal text-soft tabular-nums">{all.length}</span>}
      </h3>
      <ul className="mt-2 grid gap-2">
        {all.map((introduction) => (
          <Introduction key={introduction.introductionId} introduction={introduction} by={by} />
        ))}
      </ul>
    </li>
  )
}

const turns: Record<NextSide, string> = {
  learner: 'Learner’s turn',
  company: 'Company’s turn',
  both: 'Both sides’ turn',
}

function Introduction({ introduction, by }: { introduction: BoardIntroduction; by: BoardFilter['by'] }) {
  const { userId, learnerName, openingTitle, companyName, next, interviewAt, movedAt, isSilent } = introduction
  const now = useNow(60_000)
  return (
    <li
      className={classes(
        'type-small grid gap-1 rounded-control p-2.5 wrap-anywhere',
        isSilent ? 'bg-marigold-tint' : 'bg-haze',
      )}
    >
      {by === 'opening' ? (
        <RouteLink to={`/admin/users/${userId}`}>{learnerName}</RouteLink>
      ) : (
        <span className="font-medium">
          {openingTitle}
          <span className="block font-normal text-soft">{companyName}</span>
        </span>
      )}
      {interviewAt && <span>Interview on {weekdayTime(interviewAt)}</span>}
      {next && <span>{turns[next]}</span>}
      <Ending introduction={introduction} />
      {isSilent ? (
        <Badge tone="waiting" className="justify-self-start">
          Silent for {Math.floor((now - Date.parse(movedAt)) / dayMs)} days
        </Badge>
      ) : (
        <time dateTime={movedAt} title={dayAndTime(movedAt)} className="text-soft">
          {ago(movedAt, now)}
        </time>
      )}
    </li>
  )
}

const endings: Partial<Record<IntroductionState, string>> = {
  declined: 'Declined',
  expired: 'No answer in time',
  withdrawn: 'Learner withdrew',
  closed: 'Closed',
}

function Ending({ introduction: { state, reason } }: { introduction: BoardIntroduction }) {
  const ending = endings[state]
  return ending ? (
    <span>
      {ending}
      {reason && `: ${reason}`}
    </span>
  ) : null
}
