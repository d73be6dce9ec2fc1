import { type SiteClaim, type ClaimFigures, type ClaimKey, claimKeys, type Claims } from '#contract/site/claims.ts'
import { Field, Input, Checkbox } from '#web/kit/forms/field.tsx'
import { SettingsForm } from './section.tsx'
import { type Section, type Stored, useSection } from './section-draft.ts'

const places: Record<ClaimKey, string> = {
  students: 'Home and pricing page',
  practical: 'Home page',
  mentorSupport: 'Home and pricing page',
  careerGrowth: 'Home page',
  weekendSessions: 'Pricing and course pages, while a session is scheduled',
  hiring: 'Pricing page',
}

type Form = { claims: Claims }

/** What the site promises: nothing is shown until an admin has said how they know it. */
export function ClaimsSection({ stored, figures }: { stored: Stored; figures: ClaimFigures }) {
  const section = useSection<Form>({
    id: 'claims',
    title: 'Claims',
    stored,
    toForm: ({ claims }) => ({ claims }),
    toChanges: (form) => form,
  })
  return (
    <SettingsForm
      section={section}
      intro="Visitors see a claim only while you confirm it. Enter how you know it, so that colleagues can check it later."
    >
      <ul className="grid gap-6">
        {claimKeys.map((key) => (
          <li key={key} className="border-l-2 border-line pl-4">
            <ClaimFields section={section} name={key} figure={figures[key]} />
          </li>
        ))}
      </ul>
    </SettingsForm>
  )
}

type ClaimFieldsProps = { section: Section<Form>; name: ClaimKey; figure: string | null }

function ClaimFields({ section: { form, problems, change }, name, figure }: ClaimFieldsProps) {
  const claim = form.claims[name]
  const path = (part: keyof SiteClaim) => `claims.${name}.${part}`
  const put = (edit: Partial<SiteClaim>, part: keyof SiteClaim) =>
    change({ claims: { ...form.claims, [name]: { ...claim, ...edit } } }, path(part))
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <Field
          label="Claim"
          hint={`${places[name]}. ${figure === null ? 'We can’t count this.' : `In your database: ${figure}.`}`}
          problem={problems[path('text')]}
        >
          <Input
            name={path('text')}
            value={claim.text}
            maxLength={80}
            onChange={(event) => put({ text: event.target.value }, 'text')}
          />
        </Field>
        <Field label="How you know it" optional={!claim.isConfirmed} problem={problems[path('source')]}>
          <Input
            name={path('source')}
            value={claim.source}
            maxLength={300}
            onChange={(event) => put({ source: event.target.value }, 'source')}
          />
        </Field>
      </div>
      <Checkbox
        label={`Confirmed: show “${claim.text}” to visitors`}
        checked={claim.isConfirmed}
        onChange={(event) => put({ isConfirmed: event.target.checked }, 'source')}
      />
    </div>
  )
}
