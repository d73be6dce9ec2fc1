import type { FormEvent } from 'react'
import type { ExperienceBand, JobFilter as Filter } from '#contract/careers/jobs.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Field, Input, Options, Select } from '#web/kit/forms/field.tsx'
import { Search } from '#web/kit/icons.tsx'
import { parseFilter } from './jobs.rules.ts'

const bands: Record<ExperienceBand, string> = {
  fresher: 'Fresher',
  junior: '1-2 years',
  experienced: '3 years and more',
}

type JobFilterProps = {
  filter: Filter
  locations: string[]
  /** Without it, the browser submits the form to the public page. */
  onSearch?: (filter: Filter) => void
}

/** A plain form: the search is part of the URL, so it can be shared. */
export function JobFilter({ filter, locations, onSearch }: JobFilterProps) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSearch) return
    event.preventDefault()
    onSearch(parseFilter(Object.fromEntries(new FormData(event.currentTarget))))
  }
  // A shared URL can name a location without open jobs; the select shows it anyway.
  const options = filter.location && !locations.includes(filter.location) ? [filter.location, ...locations] : locations
  return (
    <search aria-label="Jobs">
      <form
        action="/jobs"
        onSubmit={onSubmit}
        className="grid grid-cols-2 items-end gap-4 lg:grid-cols-[1.6fr_1fr_1fr_auto]"
      >
        <Field label="Search" className="max-lg:col-span-2">
          <Input
            type="search"
            name="search"
            defaultValue={filter.search}
            maxLength={100}
            placeholder="Title, skill, company or city"
          />
        </Field>
        <Field label="Location">
          <Select name="location" defaultValue={filter.location ?? ''}>
            <option value="">Anywhere</option>
            <Options of={options.map((location) => [location, location])} />
          </Select>
        </Field>
        <Field label="Experience">
          <Select name="experience" defaultValue={filter.experience ?? ''}>
            <option value="">Any</option>
            <Options of={Object.entries(bands)} />
          </Select>
        </Field>
        <Button type="submit" variant="primary" className="min-h-11 max-lg:col-span-2">
          <Search aria-hidden="true" className="size-4.5" />
          Find jobs
        </Button>
      </form>
    </search>
  )
}
