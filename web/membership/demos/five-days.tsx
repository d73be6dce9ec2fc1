import { classes } from '#web/kit/layout/classes.ts'

const days = [1, 2, 3, 4, 5]
const tower = { x: 36, foot: 132, top: 12 }
const barX = (day: number) => 60 + (day - 1) * 82

/** Decoration: a bridge of five bars, one for each day of the demo. */
export function FiveDays({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 520 176" aria-hidden="true" className={classes('w-full max-w-xl', className)}>
      <circle cx="396" cy="52" r="36" className="fill-marigold-tint" />
      <path d="M0 134h52v42H0zM472 134h48v42h-48z" className="fill-line" />
      <g fill="none" strokeLinecap="round" className="text-ink">
        {days.map((day) => (
          <path
            key={day}
            d={`M${tower.x - 14 * (day / 5)} ${tower.foot - (tower.foot - tower.top) * (day / 5)}L${barX(day) + 37} 130`}
            stroke="currentColor"
            strokeWidth="1.25"
            opacity="0.55"
          />
        ))}
        <path d={`M${tower.x} ${tower.foot}L22 12`} stroke="currentColor" strokeWidth="5" />
        <path d="M0 134h52M472 134h48" stroke="currentColor" strokeWidth="3" strokeLinecap="butt" />
      </g>
      {days.map((day) => (
        <g key={day}>
          <rect x={barX(day)} y="130" width="74" height="8" rx="2" className="fill-marigold" />
          <text
            x={barX(day) + 37}
            y="164"
            textAnchor="middle"
            className="fill-soft text-[15px] font-semibold max-sm:text-[22px]"
          >
            Day {day}
          </text>
        </g>
      ))}
    </svg>
  )
}
