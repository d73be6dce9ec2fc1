import { Button } from '#web/kit/layout/button.tsx'
import { Field, Input } from '#web/kit/forms/field.tsx'

/** Asks by a plain request, so that it works before and without any script. */
export function CertificateForm({ typed }: { typed?: string }) {
  return (
    <form action="/certificate" method="get" className="grid gap-4">
      <Field label="Number" hint="Such as KT-26-7F3K-9M2X-AQ4T; small letters and spaces do no harm.">
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
        Check it
      </Button>
    </form>
  )
}
