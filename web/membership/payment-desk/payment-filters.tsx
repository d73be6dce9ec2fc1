import type { Ref } from 'react'
import { PaidBy } from '#contract/membership/payments.ts'
import { Field, Input, Options, Select } from '#web/kit/forms/field.tsx'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { FoldedFilters } from '#web/kit/lists/folded-filters.tsx'
import type { PaymentFilter } from '../payments-admin.api.ts'
import { methodNames } from './desk.rules.ts'

type PaymentFiltersProps = {
  filter: PaymentFilter
  onChange: (change: Partial<PaymentFilter>) => void
  onSearch: (search: string) => void
  ref: Ref<HTMLInputElement>
}

export function PaymentFilters({ filter, onChange, onSearch, ref }: PaymentFiltersProps) {
  const { search, method, from, until } = filter
  const active = [method, from, until].filter(Boolean).length
  return (
    <search aria-label="Payments" className="mb-4 flex flex-wrap items-end gap-3">
      <SearchField
        ref={ref}
        label="Search by name, email or transaction ID"
        className="min-w-0 flex-1 basis-64 max-sm:basis-full sm:max-w-md"
        value={search}
        onSearch={onSearch}
      />
      <FoldedFilters active={active} className="flex flex-wrap items-end gap-3 max-sm:w-full">
        <Field label="Paid by" className="max-sm:w-full">
          <Select value={method} onChange={({ target }) => onChange({ method: target.value as PaidBy | '' })}>
            <option value="">Any method</option>
            <Options of={PaidBy.options.map((option) => [option, methodNames[option]])} />
          </Select>
        </Field>
        <Field label="From" className="max-sm:flex-1 max-sm:basis-32">
          <Input type="date" value={from} max={until} onChange={({ target }) => onChange({ from: target.value })} />
        </Field>
        <Field label="Until" className="max-sm:flex-1 max-sm:basis-32">
          <Input type="date" value={until} min={from} onChange={({ target }) => onChange({ until: target.value })} />
        </Field>
      </FoldedFilters>
    </search>
  )
}
