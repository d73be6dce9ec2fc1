import { count } from '#web/kit/format.ts'

type WorkProgressProps = { label: string; done: number; total: number; unit: string }

/** Indeterminate until the total is known. */
export function WorkProgress({ label, done, total, unit }: WorkProgressProps) {
  const isCounted = total > 0
  return (
    <section aria-label={label} className="surface max-w-xl p-5">
      <h2 className="type-h3">{label}</h2>
      <progress
        aria-label={label}
        {...(isCounted && { max: total, value: Math.min(done, total) })}
        className="mt-4 h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-marigold [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-marigold"
      />
      <p className="type-small mt-2 text-soft tabular-nums">
        {isCounted ? `${count(Math.min(done, total))} of ${count(total)} ${unit}` : 'Starting…'}
      </p>
      <p className="mt-2 text-soft">You can leave this page; we’ll keep working.</p>
    </section>
  )
}
