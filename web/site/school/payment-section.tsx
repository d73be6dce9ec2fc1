import { type Payee, samplePayee } from '#contract/site/settings.ts'
import { Field, Input } from '#web/kit/forms/field.tsx'
import type { SettingsPreviews } from './previews.ts'
import { SettingsForm } from './section.tsx'
import { type Stored, useSection } from './section-draft.ts'

type Detail = { name: keyof Payee; label: string; hint?: string; capitals?: boolean; digits?: boolean }

const details: Detail[] = [
  {
    name: 'accountName',
    label: 'Account Name',
    hint: 'Exactly as the bank has it: payers compare it before they pay.',
  },
  { name: 'accountNumber', label: 'Account Number', hint: '9 to 18 digits; leading zeros count.', digits: true },
  { name: 'ifsc', label: 'IFSC', hint: '4 letters, a zero, 6 letters or digits.', capitals: true },
  { name: 'bankName', label: 'Bank Name' },
  { name: 'upiId', label: 'UPI ID', hint: 'Such as name@bank.' },
]

type PaymentSectionProps = { stored: Stored; previews: SettingsPreviews }

/** Where learners' money goes. Scan the code of the preview with a phone before saving: it is the real one. */
export function PaymentSection({ stored, previews: { Payment } }: PaymentSectionProps) {
  const section = useSection({
    id: 'payment',
    title: 'Payment details',
    stored,
    toForm: ({ payee }) => payee,
    toChanges: (payee) => ({ payee }),
  })
  const { form, problems } = section
  return (
    <SettingsForm
      section={section}
      intro="Where people are asked to pay, when they join and when they renew. Try the code with a UPI app before you save."
      preview={<Payment payee={form} schoolName={stored.settings.name} plans={stored.settings.plans} />}
    >
      {details.map(({ name, label, hint, capitals, digits }) => (
        <Field
          key={name}
          label={label}
          hint={form[name] === samplePayee[name] ? `Still the sample. ${hint ?? ''}` : hint}
          problem={problems[`payee.${name}`]}
        >
          <Input
            name={`payee.${name}`}
            value={form[name]}
            autoComplete="off"
            spellCheck={false}
            autoCapitalize={capitals ? 'characters' : 'none'}
            inputMode={digits ? 'numeric' : 'text'}
            onChange={(event) => section.change({ [name]: event.target.value }, `payee.${name}`)}
          />
        </Field>
      ))}
    </SettingsForm>
  )
}
