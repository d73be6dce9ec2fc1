import { classes } from './classes.ts'

export type ProgressProps = {
  /** What is being built, for those who do not see the span. */
  label: string
  done: number
  total: number
  /** The words after the count: "5 of 9 steps approved". */
  unit?: string
  look?: 'span' | 'line'
  /** The newest plank lays itself once, when a step has just been approved. */
  fresh?: boolean
  className?: string
}

const mostPlanks = 12

/** How many planks to show laid: some as soon as anything is done, all only when everything is. */
export function filledSegments(done: number, total: number, planks: number): number {
  if (done <= 0 || total <= 0) return 0
  if (done >= total) return planks
  return Math.min(planks - 1, Math.max(1, Math.floor((done / total) * planks)))
}

/** Progress as a span being built, with the same said in words. */
export function Progress({
  label,
  done,
  total,
  unit = 'steps approved',
  look = 'span',
  fresh = false,
  className,
}: ProgressProps) {
  const planks = Math.min(Math.max(total, 1), mostPlanks)
  const laid = filledSegments(done, total, planks)
  const text = `${done} of ${total} ${unit}`
  const Drawing = look === 'span' ? Span : Line
  return (
    <div className={classes('min-w-0', look === 'span' && 'max-w-md', className)}>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <progress> cannot hold a drawing
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={text}
      >
        <Drawing planks={planks} laid={laid} fresh={fresh} />
      </div>
      <p className="type-small mt-1.5 flex justify-between gap-3 text-soft">
        <span>{text}</span>
        <span className="font-semibold whitespace-nowrap text-ink tabular-nums">
          {total > 0 ? Math.floor((done / total) * 100) : 0} %
        </span>
      </p>
    </div>
  )
}

type Drawn = { planks: number; laid: number; fresh: boolean }

function Span({ planks, laid, fresh }: Drawn) {
  const step = 284 / planks
  return (
    <svg viewBox="0 0 320 60" aria-hidden="true" fill="none" strokeLinecap="round" className="block w-full text-ink">
      <path d="M0 50h28v10H0zM312 50h8v10h-8z" className="fill-line" />
      {Array.from({ length: planks }, (_, index) => {
        const reach = (index + 1) / planks
        const x = 28 + index * step
        const isLaid = index < laid
        const isFresh = fresh && index === laid - 1
        return (
          <g key={x}>
            {isLaid && (
              <path
                d={`M${28 - 10 * reach} ${50 - 46 * reach}L${x + step - 1} 49`}
                pathLength={1}
                stroke="currentColor"
                strokeWidth="0.75"
                className={isFresh ? 'animate-draw' : undefined}
              />
            )}
            <rect
              x={x + (isLaid ? 1 : 1.5)}
              y={isLaid ? 48 : 48.5}
              width={step - (isLaid ? 2 : 3)}
              height={isLaid ? 5 : 4}
              rx="1"
              strokeDasharray={isLaid ? undefined : '2 2'}
              className={classes(isLaid ? 'fill-marigold' : 'stroke-edge', isFresh && 'animate-plank')}
            />
          </g>
        )
      })}
      <path d="M28 52L18 4" stroke="currentColor" strokeWidth="2.5" />
      <path d="M0 50h28M312 50h8" stroke="currentColor" strokeWidth="1.5" strokeLinecap="butt" />
    </svg>
  )
}

function Line({ planks, laid, fresh }: Drawn) {
  return (
    <div className="flex gap-0.5">
      {Array.from({ length: planks }, (_, index) => (
        <span
          key={index}
          className={classes(
            'h-2 flex-1 rounded-[2px]',
            index < laid ? 'bg-marigold' : 'border border-edge/60',
            fresh && index === laid - 1 && 'animate-plank',
          )}
        />
      ))}
    </div>
  )
}
