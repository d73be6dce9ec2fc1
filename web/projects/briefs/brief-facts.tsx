import type { Brief } from '#contract/projects/briefs.ts'
import { Clock, Gauge } from '#web/kit/icons.tsx'

export function BriefFacts({ brief }: { brief: Pick<Brief, 'level' | 'duration'> }) {
  return (
    <p className="type-small flex flex-wrap gap-x-4 gap-y-1 text-soft">
      <span className="inline-flex items-center gap-1.5">
        <Gauge aria-hidden="true" className="size-4" />
        {brief.level}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Clock aria-hidden="true" className="size-4" />
        {brief.duration}
      </span>
    </p>
  )
}
