import { type Payee, samplePayee } from '#contract/site/settings.ts'
import { ConfirmIdentity, useMay } from '#web/identity/index.ts'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { RouteLink } from '#web/kit/layout/route-links.tsx'
import type { SettingsPreviews } from './previews.ts'
import { SettingsForm } from './section.tsx'
import { type Stored, useSection } from './section-draft.ts'

type Detail = { name: keyof Payee; label: string; hint?: string; capitals?: boolean; digits?: boolean }

const details: Detail[] = [
  {
    name: 'accountName',
    label: 'Account Name',
    hint: 'Exactly as your bank has it. Payers check it before they pay.',
  },
  { name: 'accountNumber', label: 'Account Number', hint: '9 to 18 digits, including leading zeros.', digits: true },
  { name: 'ifsc', label: 'IFSC', hint: 'For example HDFC0001234', capitals: true },
  { name: 'bankName', label: 'Bank Name' },
  { name: 'upiId', label: 'UPI ID', hint: 'For example name@bank' },
]

type PaymentSectionProps = { stored: Stored & { takesOnlinePayments: boolean }; previews: SettingsPreviews }

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
      locked={useMay()('payee:act') ? undefined : 'Only admins, and who they allow to, change where money goes.'}
      intro="Where learners pay when they join or renew. Scan the QR code with a UPI app before you save. We email all admins about every change."
      preview={<Payment payee={form} schoolName={stored.settings.name} plans={stored.settings.plans} />}
    >
      {details.map(({ name, label, hint, capitals, digits }) => (
        <Field
          key={name}
          label={label}
          hint={form[name] === samplePayee[name] ? `Sample value. ${hint ?? ''}` : hint}
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
      <Callout tone={stored.takesOnlinePayments ? 'good' : 'plain'}>
        {stored.takesOnlinePayments ? 'Learners can also pay online.' : 'Learners can’t pay online yet.'}{' '}
        <RouteLink to="/admin/settings/online-payments">Online payments</RouteLink>
      </Callout>
      {section.isUnsaved && <ConfirmIdentity problems={problems} onEdit={(field) => section.change({}, field)} />}
    </SettingsForm>
  )
}
