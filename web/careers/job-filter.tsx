import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import type { ExperienceBand, JobFilter as Filter } from '#contract/careers/jobs.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { Select } from '#web/kit/forms/select.tsx'
import { readFilter } from './jobs.rules.ts'

const bands: Record<ExperienceBand, string> = {
  fresher: 'Fresher',
  junior: '1-2 years',
  experienced: '3 years and more',
}

type JobFilterProps = {
  asked: Filter
  locations: string[]
  /** Left out, the browser sends the form to the public page. */
  onAsk?: (filter: Filter) => void
}

/** A plain form: what is searched for stands in the address, to be shared and gone back to. */
export function JobFilter({ asked, locations, onAsk }: JobFilterProps) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!onAsk) return
    event.preventDefault()
    onAsk(readFilter(Object.fromEntries(new FormData(event.currentTarget))))
  }
  // An address may name a place where there is nothing any more; the choice shows it all the same.
  const places = asked.location && !locations.includes(asked.location) ? [asked.location, ...locations] : locations
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
            defaultValue={asked.search}
            maxLength={100}
            placeholder="Title, company or city"
          />
        </Field>
        <Field label="Location">
          <Select name="location" defaultValue={asked.location ?? ''}>
            <option value="">Anywhere</option>
            {places.map((location) => (
              <option key={location}>{location}</option>
            ))}
          </Select>
        </Field>
        <Field label="Experience">
          <Select name="experience" defaultValue={asked.experience ?? ''}>
            <option value="">Any</option>
            {Object.entries(bands).map(([band, label]) => (
              <option key={band} value={band}>
                {label}
              </option>
            ))}
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
