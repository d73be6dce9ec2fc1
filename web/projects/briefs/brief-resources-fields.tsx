import { Button } from '#web/kit/layout/button.tsx'
import { Field, Input, Problem } from '#web/kit/forms/field.tsx'
import { Plus, Trash2 } from '#web/kit/icons.tsx'
import type { BriefFieldsProps } from './brief-fields.tsx'
import { newResource, type TypedResource } from './brief-form.rules.ts'

const most = 30

/** Pages that help, each with a name and its address. */
export function BriefResourcesFields({ typed: { resources }, problems, onChange }: BriefFieldsProps) {
  const put = (key: string, edit: Partial<TypedResource>) =>
    onChange({ resources: resources.map((one) => (one.key === key ? { ...one, ...edit } : one)) })
  return (
    <fieldset className="min-w-0">
      <legend className="type-h3">Resources</legend>
      <Problem text={problems['resources']} />
      <ul className="mt-3 grid grid-cols-1 gap-2">
        {resources.map(({ key, label, url }, index) => (
          <li key={key} className="flex items-start gap-1 rounded-control border border-line p-2">
            <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-2">
              <Field label={`Name of link ${index + 1}`} problem={problems[`resources.${index}.label`]}>
                <Input
                  name={`resources.${index}.label`}
                  maxLength={120}
                  value={label}
                  onChange={(event) => put(key, { label: event.target.value })}
                />
              </Field>
              <Field label={`Address of link ${index + 1}`} problem={problems[`resources.${index}.url`]}>
                <Input
                  type="url"
                  inputMode="url"
                  name={`resources.${index}.url`}
                  maxLength={500}
                  placeholder="https://"
                  value={url}
                  onChange={(event) => put(key, { url: event.target.value })}
                />
              </Field>
            </div>
            <button
              type="button"
              aria-label={`Remove link ${index + 1}`}
              onClick={() => onChange({ resources: resources.filter((one) => one.key !== key) })}
              className="touch mt-8 grid size-9 shrink-0 place-items-center rounded-control text-soft hover:bg-haze hover:text-vermilion"
            >
              <Trash2 aria-hidden="true" className="size-4.5" />
            </button>
          </li>
        ))}
      </ul>
      <Button
        size="small"
        className="mt-3"
        disabled={resources.length >= most}
        onClick={() => onChange({ resources: [...resources, newResource()] })}
      >
        <Plus aria-hidden="true" className="size-4" />
        Add a link
      </Button>
    </fieldset>
  )
}
