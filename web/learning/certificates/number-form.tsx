import { Button } from '#web/kit/layout/button.tsx'
import { Field, Input } from '#web/kit/forms/field.tsx'

/** A plain form, so that it works without JavaScript. */
export function CertificateForm({ typed }: { typed?: string }) {
  return (
    <form action="/certificate" method="get" className="grid gap-4">
      <Field label="Certificate number" hint="For example KT-26-7F3K-9M2X-AQ4T. Capitals and spaces don’t matter.">
        <Input
          name="number"
          required
          maxLength={60}
          defaultValue={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" className="justify-self-start">
        Check
      </Button>
    </form>
  )
}
