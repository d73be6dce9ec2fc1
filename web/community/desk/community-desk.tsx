import type { ReactNode } from 'react'
import type { DeskBug, DeskRequest } from '#contract/community/desk.ts'
import { AdminExport } from '#web/identity/index.ts'
import { DeskFilterBar } from '#web/kit/desk/desk-filter-bar.tsx'
import { DeskList, type DeskListProps } from '#web/kit/desk/desk-list.tsx'
import { type DeskFilter, toQuery } from '#web/kit/desk/filter.ts'
import { Checkbox } from '#web/kit/forms/checkbox.tsx'

type Filter<State extends string> = DeskFilter<State> & { unanswered: '' | 'yes' }
type CommunityDeskProps<Row, State extends string> = Omit<
  DeskListProps<Row, State>,
  'onClear' | 'nameOf' | 'isFiltered'
> & {
  list: 'bugs' | 'requests'
  filter: Filter<State>
  onChange: (change: Partial<Filter<State>>) => void
  children?: ReactNode
}

export function CommunityDesk<Row extends DeskBug | DeskRequest, State extends string>({
  list,
  filter,
  onChange,
  children,
  ...desk
}: CommunityDeskProps<Row, State>) {
  const { search, state, assignee, unanswered } = filter
  const query = toQuery({ search, state, assignee, unanswered })
  return (
    <>
      <DeskFilterBar
        label={desk.caption}
        searchLabel="Search text or name"
        filter={filter}
        states={desk.states}
        onChange={onChange}
        actions={<AdminExport list={list} filter={query} />}
      >
        {children}
        <Checkbox
          label="Unanswered"
          checked={unanswered === 'yes'}
          onChange={({ target }) => onChange({ unanswered: target.checked ? 'yes' : '' })}
          className="max-sm:col-span-2 sm:pb-2"
        />
      </DeskFilterBar>
      <DeskList
        {...desk}
        nameOf={({ title }) => title}
        isFiltered={Object.keys(query).length > 0}
        onClear={() => onChange({ search: '', state: '', assignee: '', unanswered: '' })}
      />
    </>
  )
}
