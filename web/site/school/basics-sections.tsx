import { toLegalIdentity } from '#contract/site/legal.ts'
import type { Site } from '#contract/site/settings.ts'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { Logo } from '#web/kit/layout/logo.tsx'
import type { SettingsPreviews } from './previews.ts'
import { SettingsForm } from './section.tsx'
import { type Stored, useSection } from './section-draft.ts'

type BasicsProps = { stored: Stored; previews: SettingsPreviews }

export function NameSection({ stored }: { stored: Stored }) {
  const section = useSection({
    id: 'school',
    title: 'School',
    stored,
    toForm: ({ name }) => ({ name }),
    toChanges: (form) => form,
  })
  return (
    <SettingsForm
      section={section}
      intro="Shown on every page, in every email and on certificates and receipts."
      preview={
        <p className="p-5">
          <Logo name={section.form.name || '…'} />
        </p>
      }
    >
      <Field label="School name" problem={section.problems['name']}>
        <Input
          name="name"
          value={section.form.name}
          maxLength={80}
          onChange={(event) => section.change({ name: event.target.value }, 'name')}
        />
      </Field>
    </SettingsForm>
  )
}

export function ContactSection({ stored, previews: { Footer } }: BasicsProps) {
  const section = useSection({
    id: 'contact',
    title: 'Contact',
    stored,
    toForm: ({ supportPhone, supportEmail }) => ({ supportPhone, supportEmail }),
    toChanges: (form) => form,
  })
  const { form, problems } = section
  return (
    <SettingsForm
      section={section}
      intro="How learners and visitors reach you. Shown in the footer of every public page and in our emails."
      preview={<Footer site={visitors(stored, form)} />}
      isWide
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Support phone" hint="For example +91 98765 43210" problem={problems['supportPhone']}>
          <Input
            type="tel"
            name="supportPhone"
            value={form.supportPhone}
            onChange={(event) => section.change({ supportPhone: event.target.value }, 'supportPhone')}
          />
        </Field>
        <Field label="Support email" problem={problems['supportEmail']}>
          <Input
            type="email"
            name="supportEmail"
            value={form.supportEmail}
            onChange={(event) => section.change({ supportEmail: event.target.value }, 'supportEmail')}
          />
        </Field>
      </div>
    </SettingsForm>
  )
}

/** The public site with what is typed in place of what is stored. */
export const visitors = ({ settings }: Stored, typed: Partial<Site>): Site => ({
  ...settings,
  claims: {},
  hasSampleClaims: false,
  legal: toLegalIdentity(settings),
  takesPayments: true,
  asksForState: false,
  takesOnlinePayments: false,
  ...typed,
})
