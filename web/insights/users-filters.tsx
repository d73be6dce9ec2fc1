import { useQuery } from '@tanstack/react-query'
import { useCallback, type Ref } from 'react'
import { enrollableCourses } from '#web/catalogue/index.ts'
import { Field, Options, Select } from '#web/kit/forms/field.tsx'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { FoldedFilters } from '#web/kit/lists/folded-filters.tsx'
import {
  fromSignIn,
  orderLabels,
  roleLabels,
  seenLabels,
  signInLabels,
  subscriptionLabels,
  toSignIn,
  type UsersFilter,
} from './users.rules.ts'

type UsersFiltersProps = {
  filter: UsersFilter
  onChange: (change: Partial<UsersFilter>) => void
  ref: Ref<HTMLInputElement>
}

export function UsersFilters({ filter, onChange, ref }: UsersFiltersProps) {
  const courses = useQuery(enrollableCourses)
  const onSearch = useCallback((search: string) => onChange({ search }), [onChange])
  const courseTitles = Object.fromEntries(
    (courses.data ?? []).map(({ courseId, courseTitle }) => [courseId, courseTitle]),
  )
  return (
    <search aria-label="Users" className="mb-4 grid grid-cols-2 items-end gap-3 sm:grid-cols-3 xl:grid-cols-4">
      <SearchField
        ref={ref}
        label="Name, email, phone or transaction ID"
        className="col-span-2 sm:col-span-3 xl:col-span-2"
        value={filter.search}
        onSearch={onSearch}
      />
      <FoldedFilters
        active={
          [filter.role, filter.subscription, filter.courseId, filter.seen, toSignIn(filter)].filter(Boolean).length
        }
      >
        <FilterSelect label="Role" all="All roles" labels={roleLabels} of="role" filter={filter} onChange={onChange} />
        <FilterSelect
          label="Subscription"
          all="Any"
          labels={subscriptionLabels}
          of="subscription"
          filter={filter}
          onChange={onChange}
        />
        <FilterSelect
          label="Course"
          all="All courses"
          labels={courseTitles}
          of="courseId"
          filter={filter}
          onChange={onChange}
        />
        <FilterSelect label="Last seen" all="Any" labels={seenLabels} of="seen" filter={filter} onChange={onChange} />
        <LabelledSelect
          label="Account"
          all="Any"
          labels={signInLabels}
          value={toSignIn(filter)}
          onSelect={(signIn) => onChange(fromSignIn(signIn))}
        />
        <FilterSelect label="Order" labels={orderLabels} of="order" filter={filter} onChange={onChange} />
      </FoldedFilters>
    </search>
  )
}

type Labels = {
  label: string
  /** The label of '', if '' is a choice. */
  all?: string
  labels: Record<string, string>
}

type FilterSelectProps = Labels & { of: keyof UsersFilter } & Pick<UsersFiltersProps, 'filter' | 'onChange'>

function FilterSelect({ of, filter, onChange, ...labels }: FilterSelectProps) {
  return <LabelledSelect {...labels} value={filter[of]} onSelect={(value) => onChange({ [of]: value })} />
}

function LabelledSelect({
  label,
  all,
  labels,
  value,
  onSelect,
}: Labels & { value: string; onSelect: (value: string) => void }) {
  const [first = ''] = Object.keys(labels)
  return (
    <Field label={label} className="min-w-0">
      <Select value={value || (all ? '' : first)} onChange={(event) => onSelect(event.target.value)}>
        {all && <option value="">{all}</option>}
        <Options of={Object.entries(labels)} />
      </Select>
    </Field>
  )
}
