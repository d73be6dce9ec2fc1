import { classes } from '../layout/classes.ts'

export type Part = { value: number; look: 'done' | 'waiting' | 'back' | 'plain' }
export type RowBar = { key: string | number; name: string; parts: Part[]; label: string }

// The heights differ too, so that it works without colour.
const looks: Record<Part['look'], { height: number; fill: string }> = {
  done: { height: 12, fill: 'fill-leaf' },
  waiting: { height: 8, fill: 'fill-marigold' },
  back: { height: 4, fill: 'fill-vermilion' },
  plain: { height: 12, fill: 'fill-indigo' },
}

/** `whole` is the value of a full bar, for all rows or for each row. */
export function RowBars({ rows, whole }: { rows: RowBar[]; whole: (row: RowBar) => number }) {
  return (
    <ul className="grid gap-4">
      {rows.map((row) => (
        <li key={row.key} className="min-w-0">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0 font-medium">{row.name}</span>
            <span className="type-small text-soft">{row.label}</span>
          </p>
          <Track parts={row.parts} whole={Math.max(whole(row), 1)} />
        </li>
      ))}
    </ul>
  )
}

function Track({ parts, whole }: { parts: Part[]; whole: number }) {
  const shares = parts.map(({ value }) => (value / whole) * 100)
  return (
    <svg aria-hidden="true" className="mt-1.5 block h-3 w-full">
      <rect width="100%" height="12" rx="3" className="fill-haze" />
      {parts.map(({ value, look }, index) => {
        if (value === 0) return null
        const before = shares.slice(0, index).reduce((sum, share) => sum + share, 0)
        const { height, fill } = looks[look]
        return (
          <rect
            key={look}
            x={`${before}%`}
            y={12 - height}
            width={`${shares[index]!}%`}
            height={height}
            rx="3"
            className={classes(fill, 'stroke-card')}
          />
        )
      })}
    </svg>
  )
}
