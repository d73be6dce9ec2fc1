import { useInfiniteQuery } from '@tanstack/react-query'
import type { SettingChange } from '#contract/site/school.ts'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { dayAndTime } from '#web/kit/format.ts'
import { ArrowRight } from '#web/kit/icons.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { type Difference, differences, nameOfChange } from './change-words.ts'
import { settingChanges } from './school.api.ts'
import { SectionCard } from './section.tsx'

export function ChangesSection() {
  const changes = useInfiniteQuery(settingChanges)
  return (
    <SectionCard id="changes" title="Changes" intro="Who changed what, newest first.">
      <QueryView query={changes}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items)
          if (items.length === 0)
            return <EmptyState title="No changes yet">Every change to the settings is listed here.</EmptyState>
          return (
            <>
              <ol className="divide-y divide-line border-y border-line">
                {items.map((change) => (
                  <Change key={change.changeId} change={change} />
                ))}
              </ol>
              <LoadMore query={changes} label="Show earlier changes" />
            </>
          )
        }}
      </QueryView>
    </SectionCard>
  )
}

function Change({ change: { at, by, setting, before, after } }: { change: SettingChange }) {
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-2 py-4 lg:grid-cols-[14rem_1fr]">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{nameOfChange(setting)}</p>
        <p className="type-small text-soft wrap-anywhere">
          {by ?? 'Deleted account'}
          <br />
          <time dateTime={at}>{dayAndTime(at)}</time>
        </p>
      </div>
      <ul className="grid min-w-0 content-start gap-1.5">
        {differences(before, after).map((difference) => (
          <Line key={difference.part} difference={difference} />
        ))}
      </ul>
    </li>
  )
}

function Line({ difference: { part, before, after } }: { difference: Difference }) {
  return (
    <li className="min-w-0 text-[0.9375rem] leading-snug wrap-anywhere">
      {part && <span className="font-medium">{part}: </span>}
      <del className="text-soft no-underline">
        <span className="sr-only">from </span>
        {before}
      </del>
      <ArrowRight aria-hidden="true" className="mx-1.5 inline size-4 text-soft" />
      <ins className="no-underline">
        <span className="sr-only"> to </span>
        {after}
      </ins>
    </li>
  )
}
