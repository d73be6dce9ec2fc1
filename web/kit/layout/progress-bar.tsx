import { classes } from './classes.ts'

type ProgressBarProps = { label: string; percent: number; className?: string }

/** A plain bar; progress in a course is drawn as a bridge. */
export function ProgressBar({ label, percent, className }: ProgressBarProps) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <progress> looks different in every browser
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={classes('overflow-hidden bg-line', className)}
    >
      <div
        className="h-full origin-left bg-marigold transition-transform duration-150 motion-reduce:transition-none"
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </div>
  )
}
