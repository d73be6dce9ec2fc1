import { fileKinds, kindNames } from '#contract/kit/file-kinds.ts'
import { Problem, Checkbox } from '#web/kit/forms/field.tsx'
import { NumberField } from './number-setting.tsx'
import { SettingsForm } from './section.tsx'
import { type Stored, useSection } from './section-draft.ts'
import { toNumber } from './typed-number.ts'

const limits = [
  { name: 'maxFiles', label: 'Files in one submission', hint: '1 to 50' },
  { name: 'maxMegabytes', label: 'Size per file in MB', hint: '1 to 200' },
] as const

export function SubmissionSection({ stored }: { stored: Stored }) {
  const section = useSection({
    id: 'submissions',
    title: 'Submissions',
    stored,
    toForm: ({ submission }) => ({
      maxFiles: String(submission.maxFiles),
      maxMegabytes: String(submission.maxMegabytes),
      kinds: fileKinds.filter((kind) => submission.kinds.includes(kind)),
    }),
    toChanges: ({ maxFiles, maxMegabytes, kinds }) => ({
      submission: { maxFiles: toNumber(maxFiles), maxMegabytes: toNumber(maxMegabytes), kinds },
    }),
  })
  const { form, problems } = section
  return (
    <SettingsForm section={section} intro="Limits for files in submissions. Earlier submissions stay as they are.">
      <div className="grid gap-5 sm:grid-cols-2">
        {limits.map(({ name, label, hint }) => (
          <NumberField
            key={name}
            name={`submission.${name}`}
            label={label}
            hint={hint}
            value={form[name]}
            onValue={(typed) => section.change({ [name]: typed }, `submission.${name}`)}
            problem={problems[`submission.${name}`]}
          />
        ))}
      </div>
      <fieldset className="grid gap-2">
        <legend className="type-label mb-2">File types</legend>
        <div className="grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-3">
          {fileKinds.map((kind) => (
            <Checkbox
              key={kind}
              label={<span className="first-letter:uppercase">{kindNames[kind]}</span>}
              checked={form.kinds.includes(kind)}
              onChange={(event) =>
                section.change(
                  { kinds: fileKinds.filter((k) => (k === kind ? event.target.checked : form.kinds.includes(k))) },
                  'submission.kinds',
                )
              }
            />
          ))}
        </div>
        <Problem text={problems['submission.kinds']} />
      </fieldset>
    </SettingsForm>
  )
}
