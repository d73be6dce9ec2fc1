import { Options, Select } from '#web/kit/forms/field.tsx'
import { formatMonth, monthsBetween } from '#web/membership/index.ts'

type MonthSelectProps = { month: string; first: string; last: string; onChange: (month: string) => void }

export const MonthSelect = ({ month, first, last, onChange }: MonthSelectProps) => (
  <div className="max-w-52">
    <Select aria-label="Month" value={month} onChange={({ target }) => onChange(target.value)}>
      <Options of={monthsBetween(first, last).map((one) => [one, formatMonth(one)])} />
    </Select>
  </div>
)
