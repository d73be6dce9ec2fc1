import { classes } from './classes.ts'

export type ProgressProps = {
  /** The accessible name. */
  label: string
  done: number
  total: number
  /** The text after the count: "5 of 9 steps approved". */
  unit?: string
  look?: 'bridge' | 'bar'
  /** Animates the last segment when a step has just been approved. */
  fresh?: boolean
}

const maxSegments = 12

/** At least one as soon as anything is done, all only when everything is. */
export function filledSegments(done: number, total: number, segments: number): number {
  if (done <= 0 || total <= 0) return 0
  if (done >= total) return segments
  return Math.min(segments - 1, Math.max(1, Math.floor((done / total) * segments)))
}

export function Progress({
  label,
  done,
  total,
  unit = 'steps approved',
  look = 'bridge',
  fresh = false,
}: ProgressProps) {
  const segments = Math.min(Math.max(total, 1), maxSegments)
  const filled = filledSegments(done, total, segments)
  const text = `${done} of ${total} ${unit}`
  const Drawing = look === 'bridge' ? Bridge : Bar
  return (
    <div className={classes('min-w-0', look === 'bridge' && 'max-w-md')}>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <progress> cannot hold a drawing
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={text}
      >
        <Drawing segments={segments} filled={filled} fresh={fresh} />
      </div>
      <p className="type-small mt-1.5 flex justify-between gap-3 text-soft">
        <span>{text}</span>
        <span className="font-semibold whitespace-nowrap text-ink tabular-nums">
          {total > 0 ? Math.floor((done / total) * 100) : 0}%
        </span>
      </p>
    </div>
  )
}

type DrawingProps = { segments: number; filled: number; fresh: boolean }

function Bridge({ segments, filled, fresh }: DrawingProps) {
  const step = 284 / segments
  return (
    <svg viewBox="0 0 320 60" aria-hidden="true" fill="none" strokeLinecap="round" className="block w-full text-ink">
      <path d="M0 50h28v10H0zM312 50h8v10h-8z" className="fill-line" />
      {Array.from({ length: segments }, (_, index) => {
        const reach = (index + 1) / segments
        const x = 28 + index * step
        const isFilled = index < filled
        const isFresh = fresh && index === filled - 1
        return (
          <g key={x}>
            {isFilled && (
              <path
                d={`M${28 - 10 * reach} ${50 - 46 * reach}L${x + step - 1} 49`}
                pathLength={1}
                stroke="currentColor"
                strokeWidth="0.75"
                className={isFresh ? 'animate-draw' : undefined}
              />
            )}
            <rect
              x={x + (isFilled ? 1 : 1.5)}
              y={isFilled ? 48 : 48.5}
              width={step - (isFilled ? 2 : 3)}
              height={isFilled ? 5 : 4}
              rx="1"
              strokeDasharray={isFilled ? undefined : '2 2'}
              className={classes(isFilled ? 'fill-marigold' : 'stroke-edge', isFresh && 'animate-segment')}
            />
          </g>
        )
      })}
      <path d="M28 52L18 4" stroke="currentColor" strokeWidth="2.5" />
      <path d="M0 50h28M312 50h8" stroke="currentColor" strokeWidth="1.5" strokeLinecap="butt" />
    </svg>
  )
}

function Bar({ segments, filled, fresh }: DrawingProps) {
  return (
    <div className="flex gap-0.5">
      {Array.from({ length: segments }, (_, index) => (
        <span
          key={index}
          className={classes(
            'h-2 flex-1 rounded-[2px]',
            index < filled ? 'bg-marigold' : 'border border-edge/60',
            fresh && index === filled - 1 && 'animate-segment',
          )}
        />
      ))}
    </div>
  )
}
