import type { SyllabusWeek } from '#contract/catalogue/courses.ts'
import { ChevronDown, Hammer } from '#web/kit/icons.tsx'
import { weekIcons } from './syllabus-icons.ts'

/** Works without JavaScript. */
export function Syllabus({ weeks }: { weeks: SyllabusWeek[] }) {
  return (
    <ol className="border-l-2 border-line">
      {weeks.map((week) => (
        <li key={week.week}>
          <Week week={week} isOpen={week.week === 1} />
        </li>
      ))}
    </ol>
  )
}

function Week({ week: { week, title, topics, build, icon }, isOpen }: { week: SyllabusWeek; isOpen: boolean }) {
  const { icon: Icon } = weekIcons[icon]
  return (
    <details open={isOpen} className="group relative border-b border-line pl-5 sm:pl-8">
      <summary className="flex items-center gap-4 rounded-small py-4 outline-offset-[-2px] hover:text-indigo sm:gap-6">
        <span
          aria-hidden="true"
          className="absolute top-[2.125rem] -left-2.5 h-1.5 w-5 rounded-[2px] border border-edge bg-paper group-open:border-marigold group-open:bg-marigold"
        />
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-6 shrink-0 text-soft max-sm:hidden" />
        <span className="min-w-0 flex-1">
          <span className="type-small block text-soft">Week {week}</span>
          <span className="type-h3 block">{title}</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="grid grid-cols-1 gap-5 pb-7 sm:pl-12">
        <ul className="grid max-w-2xl grid-cols-1 list-disc gap-1.5 pl-5 marker:text-edge">
          {topics.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
        <p className="flex max-w-2xl gap-3 rounded-control bg-marigold-tint px-4 py-3">
          <Hammer aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-marigold-ink" />
          <span className="min-w-0">
            <span className="font-semibold text-marigold-ink">You’ll build: </span>
            {build}
          </span>
        </p>
      </div>
    </details>
  )
}
