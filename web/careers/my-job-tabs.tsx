import { Link } from 'react-router'
import { classes } from '#web/kit/layout/classes.ts'
import { cappedCount } from '#web/kit/format.ts'
import { Bookmark, Briefcase, type Icon, Send } from '#web/kit/icons.tsx'
import type { MyJobsPage } from './my-jobs.api.ts'
import { myJobsUrl, type JobTab, type MyJobsFilter } from './my-jobs.rules.ts'

const tabs: [only: JobTab, name: string, icon: Icon, countOf: 'open' | 'saved' | 'applied'][] = [
  [undefined, 'All', Briefcase, 'open'],
  ['saved', 'Saved', Bookmark, 'saved'],
  ['applied', 'Applied', Send, 'applied'],
]

/** Links, because each list has its own URL. The search is kept. */
export function MyJobTabs({ filter, counts }: { filter: MyJobsFilter; counts: MyJobsPage }) {
  return (
    <nav aria-label="Jobs" className="flex gap-1 overflow-x-auto border-b border-line">
      {tabs.map(([only, name, Icon, countOf]) => (
        <Link
          key={name}
          to={myJobsUrl({ ...filter, only })}
          aria-current={filter.only === only ? 'page' : undefined}
          className={classes(
            'relative -mb-px flex min-h-11 items-center gap-2 rounded-t-control border-b-3 border-transparent px-3.5 py-2 font-medium whitespace-nowrap text-soft outline-offset-[-2px] hover:text-ink sm:px-4',
            'aria-[current]:border-marigold aria-[current]:font-semibold aria-[current]:text-ink',
          )}
        >
          <Icon aria-hidden="true" className="size-4.5 max-sm:hidden" />
          {name}
          <span className="rounded-full bg-haze px-2 py-0.5 text-[0.8125rem] leading-5 font-semibold tabular-nums">
            {cappedCount(counts[countOf])}
          </span>
        </Link>
      ))}
    </nav>
  )
}
