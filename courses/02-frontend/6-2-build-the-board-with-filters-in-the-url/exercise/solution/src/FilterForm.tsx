import type { Filters } from './filters.ts'

type Props = { crops: string[]; states: string[]; filters: Filters; onChange: (filters: Filters) => void }

export function FilterForm({ crops, states, filters, onChange }: Props) {
  return (
    <search>
      {/* Without the script, this form asks the server for ?crop=…&state=… */}
      <form method="get" onSubmit={(event) => event.preventDefault()}>
        <Choice label="Crop" name="crop" options={crops} value={filters.crop} onChange={(crop) => onChange({ ...filters, crop })} />
        <Choice label="State" name="state" options={states} value={filters.state} onChange={(state) => onChange({ ...filters, state })} />
        <noscript>
          <button type="submit">Show</button>
        </noscript>
      </form>
    </search>
  )
}

type ChoiceProps = { label: string; name: string; options: string[]; value: string; onChange: (value: string) => void }

function Choice({ label, name, options, value, onChange }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select id={name} name={name} value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">All</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  )
}
