import { Field, Input } from '#web/kit/forms/field.tsx'

type AmountFieldProps = {
  name: string
  label: string
  hint: string
  problem: string | undefined
  value: string
  onType: (typed: string) => void
  isWhole?: boolean
}

/** For rupees or days, on which other parts of the form depend while they are typed. */
export const AmountField = ({ name, label, hint, problem, value, onType, isWhole = false }: AmountFieldProps) => (
  <Field label={label} hint={hint} problem={problem}>
    <Input
      name={name}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onType(target.value)}
    />
  </Field>
)
