import { companyKinds } from '#contract/hiring/hiring.ts'
import { Field, Input, Options, Select } from '#web/kit/forms/field.tsx'
import type { Problems } from '#web/kit/forms/form.ts'
import { kindLabels } from './kinds.ts'

/** `typed`: of a form that was posted without JavaScript. */
type CompanyFieldsProps = { problems: Problems; typed?: Record<string, string> }

/** What a company is, before anybody of it has an account. */
export const CompanyFields = ({ problems, typed = {} }: CompanyFieldsProps) => (
  <>
    <Field label="Company" problem={problems['name']}>
      <Input name="name" defaultValue={typed['name']} autoComplete="organization" maxLength={120} required />
    </Field>
    <Field label="Website" problem={problems['website']}>
      <Input
        name="website"
        defaultValue={typed['website']}
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        maxLength={200}
        required
      />
    </Field>
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Kind of company" problem={problems['kind']}>
        <Select name="kind" defaultValue={typed['kind'] ?? ''} required>
          <option value="">Choose</option>
          <Options of={companyKinds.map((kind) => [kind, kindLabels[kind]])} />
        </Select>
      </Field>
      <Field label="City" optional problem={problems['city']}>
        <Input name="city" defaultValue={typed['city']} autoComplete="address-level2" maxLength={80} />
      </Field>
    </div>
  </>
)
