import { classes } from '#web/kit/layout/classes.ts'
import { dateParts } from '#web/kit/format.ts'

type DateTileProps = { moment: string; tone?: 'mine' | 'open' | 'past' }

const looks = {
  mine: { frame: 'deep border-transparent', weekday: 'text-marigold' },
  open: { frame: 'border-line bg-haze', weekday: 'text-soft' },
  past: { frame: 'border-line', weekday: 'text-soft' },
}

/** A leaf of a calendar. Screen readers get the date from the text beside it. */
export function DateTile({ moment, tone = 'open' }: DateTileProps) {
  const { weekday, day, month } = dateParts(moment)
  const look = looks[tone]
  return (
    <div
      aria-hidden="true"
      className={classes(
        'grid w-16 shrink-0 content-center justify-items-center self-start rounded-control border py-2 select-none',
        look.frame,
      )}
    >
      <span className={classes('type-small font-semibold', look.weekday)}>{weekday}</span>
      <span className="wide text-[1.75rem] leading-8 tabular-nums">{day}</span>
      <span className="type-small">{month}</span>
    </div>
  )
}
