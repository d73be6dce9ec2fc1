import type { Settings } from '#contract/site/settings.ts'
import { states } from '#contract/kit/states.ts'
import { Field, Input, Textarea, Options, Select } from '#web/kit/forms/field.tsx'
import { SettingsForm } from './section.tsx'
import { type Stored, useSection } from './section-draft.ts'
import { toNumber } from './typed-number.ts'

type Form = Omit<Settings['tax'], 'percent'> & { percent: string }

const byName = Object.entries(states).toSorted(([, one], [, other]) => one.localeCompare(other))

export function TaxSection({ stored }: { stored: Stored }) {
  const section = useSection<Form>({
    id: 'receipts',
    title: 'Legal identity and tax',
    stored,
    toForm: ({ tax }) => ({ ...tax, percent: String(tax.percent) }),
    toChanges: (form) => ({ tax: { ...form, percent: toNumber(form.percent) } }),
  })
  const { form, problems, change } = section
  const problem = (name: keyof Form) => problems[`tax.${name}`]
  // The first two digits of a GSTIN are those of its state.
  const setGstin = (gstin: string) => {
    const code = gstin.trim().slice(0, 2)
    change({ gstin, ...(states[code] && { stateCode: code }) }, 'tax.gstin')
  }
  const input = (name: 'legalName' | 'sac' | 'percent', width = 'max-w-40') => (
    <Input
      name={`tax.${name}`}
      value={form[name]}
      className={width}
      inputMode={name === 'legalName' ? 'text' : 'decimal'}
      onChange={(event) => change({ [name]: event.target.value }, `tax.${name}`)}
    />
  )
  return (
    <SettingsForm
      section={section}
      intro="Shown in the footer, the terms and on new receipts. Without a GSTIN, receipts show no tax. Issued receipts never change."
      preview={<ReceiptHead form={form} name={stored.settings.name} />}
    >
      <Field
        label="GSTIN"
        optional
        hint="15 characters. Leave it empty if you’re not registered."
        problem={problem('gstin')}
      >
        <Input
          name="tax.gstin"
          value={form.gstin}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setGstin(event.target.value)}
        />
      </Field>
      <Field label="Legal name" optional problem={problem('legalName')}>
        {input('legalName', '')}
      </Field>
      <Field label="Address" optional problem={problem('address')}>
        <Textarea
          name="tax.address"
          value={form.address}
          rows={2}
          // One line on the receipt: a break here is a space there.
          onChange={(event) => change({ address: event.target.value.replace(/\n/g, ' ') }, 'tax.address')}
        />
      </Field>
      <Field label="State" optional problem={problem('stateCode')}>
        <Select
          name="tax.stateCode"
          value={form.stateCode}
          onChange={(event) => change({ stateCode: event.target.value }, 'tax.stateCode')}
        >
          <option value="">Not given</option>
          <Options of={byName.map(([code, name]) => [code, `${name} (${code})`])} />
        </Select>
      </Field>
      <div className="grid grid-cols-2 gap-5">
        <Field label="SAC" hint="4 to 6 digits." problem={problem('sac')}>
          {input('sac')}
        </Field>
        <Field label="GST in percent" hint="Included in the price." problem={problem('percent')}>
          {input('percent')}
        </Field>
      </div>
    </SettingsForm>
  )
}

/** The head of a receipt, in words. */
function ReceiptHead({ form, name }: { form: Form; name: string }) {
  const isTaxed = form.gstin.trim() !== ''
  return (
    <div className="grid gap-1 p-5">
      <p className="wide">{isTaxed ? 'Tax Invoice' : 'Receipt'}</p>
      <p className="mt-2 font-semibold wrap-anywhere">{form.legalName || name}</p>
      {form.address && <p className="text-soft wrap-anywhere">{form.address}</p>}
      {isTaxed ? (
        <>
          <p className="wrap-anywhere">GSTIN {form.gstin.trim().toUpperCase()}</p>
          {form.stateCode && <p>{states[form.stateCode] ?? form.stateCode}</p>}
          <p className="text-soft">
            SAC {form.sac}, {form.percent} % GST included
          </p>
        </>
      ) : (
        <p className="text-soft">No tax is shown.</p>
      )}
    </div>
  )
}
