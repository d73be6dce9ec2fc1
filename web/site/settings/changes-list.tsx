import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import type { Page } from '#contract/kit/paging.ts'
import type { SettingChange } from '#contract/site/school.ts'
import type { SettingsSubject } from '#contract/site/subjects.ts'
import { Changes } from '#web/identity/index.ts'
import { dayAndTime } from '#web/kit/format.ts'
import { RouteLink } from '#web/kit/layout/route-links.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { settingChanges } from '../school/school.api.ts'
import { SectionCard } from '../school/section.tsx'
import { nameOfChange } from './change-names.ts'

/** The latest changes of a subject, below its forms. */
export function ChangesSection({ subject }: { subject: SettingsSubject }) {
  return (
    <SectionCard id="changes" title="Changes" intro="Who changed what, newest first.">
      <ChangesList query={useInfiniteQuery(settingChanges(subject))} />
    </SectionCard>
  )
}

type ChangesQuery = UseInfiniteQueryResult<InfiniteData<Page<SettingChange>>>

export function ChangesList({ query }: { query: ChangesQuery }) {
  return (
    <QueryView query={query}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items)
        if (items.length === 0) return <p className="text-soft">Nothing has been changed yet.</p>
        return (
          <>
            <ol className="divide-y divide-line border-y border-line">
              {items.map((change) => (
                <Change key={change.changeId} change={change} />
              ))}
            </ol>
            <LoadMore query={query} label="Show earlier changes" />
          </>
        )
      }}
    </QueryView>
  )
}

function Change({ change }: { change: SettingChange }) {
  const { at, by, before, after } = change
  const { name, title, page } = nameOfChange(change)
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-1 py-3 lg:grid-cols-[14rem_1fr]">
      <p className="type-small text-soft wrap-anywhere lg:order-last lg:col-start-1 lg:row-start-1">
        <span className="block text-base font-semibold text-ink">
          {page ? <RouteLink to={page}>{title}</RouteLink> : title}
        </span>
        {by ?? 'Deleted account'}
        <br />
        <time dateTime={at}>{dayAndTime(at)}</time>
      </p>
      <Changes before={before} after={after} name={name} />
    </li>
  )
}
