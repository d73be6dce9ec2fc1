import type { SavedDetails } from '#contract/membership/invoices.ts'
import { Field, Input, Textarea } from '#web/kit/forms/field.tsx'
import type { Problems } from '#web/kit/forms/form.ts'

type CompanyFieldsProps = {
  details: SavedDetails | null
  /** Without GST on the receipt a GSTIN can’t be on it. */
  hasGst: boolean
  problems: Problems
}

export function CompanyFields({ details, hasGst, problems }: CompanyFieldsProps) {
  return (
    <>
      <Field
        label="Legal name"
        hint="As it’s registered, for example Acme Private Limited."
        problem={problems['legalName']}
      >
        <Input
          name="legalName"
          defaultValue={details?.legalName}
          maxLength={120}
          autoComplete="organization"
          required
        />
      </Field>
      {hasGst && (
        <Field
          label="GSTIN"
          hint="15 characters. Its state is the place of supply on the invoice."
          problem={problems['gstin']}
          optional
        >
          <Input
            name="gstin"
            defaultValue={details?.gstin}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="uppercase"
          />
        </Field>
      )}
      {!hasGst && (
        <p className="type-small text-soft">
          There is no GST on the receipt, so it can’t have a GSTIN. It can still carry the company’s name.
        </p>
      )}
      <Field
        label="Address"
        hint={hasGst ? 'Needed with a GSTIN, as it’s registered.' : undefined}
        problem={problems['address']}
        optional={!hasGst}
      >
        <Textarea
          name="address"
          rows={3}
          maxLength={300}
          defaultValue={details?.address}
          autoComplete="street-address"
        />
      </Field>
    </>
  )
}

/** Without the field, nothing was typed. */
export const readCompany = (form: FormData) => ({
  legalName: form.get('legalName'),
  gstin: form.get('gstin') ?? '',
  address: form.get('address'),
})
