import { useQuery } from '@tanstack/react-query'
import { useCallback, type Ref } from 'react'
import { allCourses } from '#web/catalogue/index.ts'
import { Field } from '#web/kit/forms/field.tsx'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { Select } from '#web/kit/forms/select.tsx'
import {
  chosenSignIn,
  orderNames,
  roleNames,
  signInNames,
  signInOf,
  subscriptionNames,
  type UsersChoice,
} from './users.rules.ts'

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
      className="mb-4 grid grid-cols-2 items-end gap-3 sm:grid-cols-3 xl:grid-cols-[minmax(15rem,2fr)_repeat(4,minmax(8rem,1fr))_minmax(9.5rem,1.2fr)]"
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
      <Choose
        label="Sign-in"
        all="Any"
        names={signInNames}
        value={signInOf(choice)}
        onChoose={(signIn) => change(chosenSignIn(signIn))}
      />
      <Choice label="Order" names={orderNames} of="order" choice={choice} change={change} />
    </search>
  )
}

type Names = {
  label: string
  /** What is shown when nothing is chosen; without it the first name is. */
  all?: string
  names: Record<string, string>
}

type ChoiceProps = Names & { of: keyof UsersChoice } & Pick<UsersFiltersProps, 'choice' | 'change'>

function Choice({ of, choice, change, ...names }: ChoiceProps) {
  return <Choose {...names} value={choice[of]} onChoose={(value) => change({ [of]: value })} />
}

function Choose({ label, all, names, value, onChoose }: Names & { value: string; onChoose: (value: string) => void }) {
  const [first = ''] = Object.keys(names)
  return (
    <Field label={label} className="min-w-0">
      <Select value={value || (all ? '' : first)} onChange={(event) => onChoose(event.target.value)}>
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
