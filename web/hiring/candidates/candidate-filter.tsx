import { useQuery } from '@tanstack/react-query'
import { candidateCities } from '#contract/hiring/candidate-choices.ts'
import { CandidateFilter } from '#contract/hiring/pool.ts'
import { toQuery } from '#web/kit/desk/filter.ts'
import { Field, Input, Options, Select } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { Search } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { FoldedFilters } from '#web/kit/lists/folded-filters.tsx'
import { listedCourses } from './candidates.api.ts'
import { availabilityLabels } from './labels.ts'

type FilterFormProps = { filter: Record<string, string>; onSearch: (filter: Record<string, string>) => void }

const isSet = ([, value]: [string, unknown]) => value !== ''

export function CandidateFilterForm({ filter, onSearch }: FilterFormProps) {
  const courses = useQuery(listedCourses).data ?? []
  const { onSubmit, problems } = useForm({
    schema: CandidateFilter,
    read: (form) => Object.fromEntries([...form].filter(isSet)),
    submit: async (typed) => onSearch(toQuery(typed as Record<string, string>)),
  })
  return (
    <search aria-label="Candidates">
      <form onSubmit={onSubmit} noValidate className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2 lg:grid-cols-6">
        <Field label="Skill" problem={problems['skill']} className="lg:col-span-2">
          <Input
            type="search"
            name="skill"
            defaultValue={filter['skill']}
            maxLength={60}
            placeholder="TypeScript, SQL, React…"
          />
        </Field>
        <FoldedFilters active={Object.keys(filter).length} className="contents">
          <Field label="Course" problem={problems['courseId']} className="lg:col-span-2">
            <Select key={courses.length} name="courseId" defaultValue={filter['courseId'] ?? ''}>
              <option value="">Any course</option>
              <Options of={courses.map(({ courseId, courseTitle }) => [courseId, courseTitle])} />
            </Select>
          </Field>
          <Field label="City" problem={problems['city']} className="lg:col-span-2">
            <Select name="city" defaultValue={filter['city'] ?? ''}>
              <option value="">Any city</option>
              <Options of={candidateCities.map((city) => [city, city])} />
            </Select>
          </Field>
          <Field label="You pay up to (₹ a year)" problem={problems['payTo']} className="lg:col-span-2">
            <Input name="payTo" inputMode="numeric" maxLength={15} autoComplete="off" defaultValue={filter['payTo']} />
          </Field>
          <Field label="Can start" problem={problems['availability']} className="lg:col-span-2">
            <Select name="availability" defaultValue={filter['availability'] ?? ''}>
              <option value="">Any time</option>
              <Options of={Object.entries(availabilityLabels)} />
            </Select>
          </Field>
        </FoldedFilters>
        <div className="flex gap-3 self-end lg:col-span-2">
          <Button type="submit" variant="primary" className="min-h-11 flex-1">
            <Search aria-hidden="true" className="size-4.5" />
            Find candidates
          </Button>
        </div>
      </form>
    </search>
  )
}
