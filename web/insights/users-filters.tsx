import { useQuery } from '@tanstack/react-query'
import { useCallback, type Ref } from 'react'
import { allCourses } from '#web/catalogue/index.ts'
import { Field } from '#web/kit/field.tsx'
import { SearchField } from '#web/kit/search-field.tsx'
import { Select } from '#web/kit/select.tsx'
import { orderNames, roleNames, subscriptionNames, type UsersChoice } from './users.rules.ts'

type UsersFiltersProps = {
  choice: UsersChoice
  change: (changed: Partial<UsersChoice>) => void
  ref: Ref<HTMLInputElement>
}

export function UsersFilters({ choice, change, ref }: UsersFiltersProps) {
  const courses = useQuery(allCourses)
  const onSearch = useCallback((search: string) => change({ search }), [change])
  const courseNames = Object.fromEntries((courses.data ?? []).map((one) => [one.courseId, one.courseTitle]))
  return (
    <search
      aria-label="Users"
      className="mb-4 grid grid-cols-2 items-end gap-3 sm:grid-cols-3 xl:grid-cols-[minmax(16rem,2fr)_repeat(5,minmax(8rem,1fr))]"
    >
      <SearchField
        ref={ref}
        label="Name, email, phone or transaction ID"
        className="max-sm:col-span-2"
        value={choice.search}
        onSearch={onSearch}
      />
      <Choice label="Role" all="All roles" names={roleNames} of="role" choice={choice} change={change} />
      <Choice
        label="Subscription"
        all="Any"
        names={subscriptionNames}
        of="subscription"
        choice={choice}
        change={change}
      />
      <Choice label="Course" all="All courses" names={courseNames} of="courseId" choice={choice} change={change} />
      <Choice
        label="Sign-in"
        all="Any"
        names={{ true: 'Blocked', false: 'Not blocked' }}
        of="blocked"
        choice={choice}
        change={change}
      />
      <Choice label="Order" names={orderNames} of="order" choice={choice} change={change} />
    </search>
  )
}

type ChoiceProps = {
  label: string
  /** What is shown when nothing is chosen; without it the first name is. */
  all?: string
  names: Record<string, string>
  of: keyof UsersChoice
} & Pick<UsersFiltersProps, 'choice' | 'change'>

function Choice({ label, all, names, of, choice, change }: ChoiceProps) {
  const [first = ''] = Object.keys(names)
  return (
    <Field label={label} className="min-w-0">
      <Select value={choice[of] || (all ? '' : first)} onChange={(event) => change({ [of]: event.target.value })}>
        {all && <option value="">{all}</option>}
        {Object.entries(names).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  )
}
