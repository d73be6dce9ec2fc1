import type { Trainer } from '#contract/catalogue/courses.ts'
import { Field, Input, Problem, Textarea } from '#web/kit/forms/field.tsx'
import { UserRound } from '#web/kit/staff-icons.tsx'
import { Picture } from '#web/kit/layout/image.tsx'
import type { SectionProps } from './course-form.ts'
import { CourseSection } from './course-section.tsx'

const portraits = ['team-1', 'team-2', 'team-3', 'team-4']

export function CourseTrainerFields({ form: { trainer }, problems, change }: SectionProps) {
  const put = (edit: Partial<Trainer>) => change({ trainer: { ...trainer, ...edit } })
  return (
    <CourseSection title="Trainer" intro="Leave the name empty to show no trainer.">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Trainer’s name" problem={problems['trainer.name']}>
          <Input name="trainer.name" value={trainer.name} onChange={(event) => put({ name: event.target.value })} />
        </Field>
        <Field label="Role" optional problem={problems['trainer.role']}>
          <Input name="trainer.role" value={trainer.role} onChange={(event) => put({ role: event.target.value })} />
        </Field>
      </div>
      <Field label="Experience" optional problem={problems['trainer.experience']}>
        <Textarea
          name="trainer.experience"
          rows={2}
          value={trainer.experience}
          onChange={(event) => put({ experience: event.target.value.replaceAll('\n', ' ') })}
        />
      </Field>
      <Portraits chosen={trainer.image} onChoose={(image) => put({ image })} problem={problems['trainer.image']} />
    </CourseSection>
  )
}

type PortraitsProps = { chosen: string; onChoose: (image: string) => void; problem: string | undefined }

function Portraits({ chosen, onChoose, problem }: PortraitsProps) {
  // A portrait from elsewhere can still be selected.
  const choices = ['', ...portraits, ...(chosen && !portraits.includes(chosen) ? [chosen] : [])]
  return (
    <fieldset>
      <legend className="type-label mb-1.5">Portrait</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((image, index) => (
          <label
            key={image}
            className="relative grid size-20 cursor-pointer place-items-center overflow-hidden rounded-control border border-edge text-soft hover:border-ink has-checked:outline-3 has-checked:outline-indigo has-focus-visible:outline-offset-4"
          >
            <input
              type="radio"
              name="trainer.image"
              aria-label={image ? `Portrait ${index}` : 'No portrait'}
              value={image}
              checked={chosen === image}
              onChange={() => onChoose(image)}
              className="absolute top-1.5 right-1.5 z-10 size-4 accent-indigo"
            />
            {image ? (
              <Picture name={image} width={320} height={320} className="size-full object-cover" />
            ) : (
              <span className="type-small grid justify-items-center gap-1">
                <UserRound aria-hidden="true" className="size-6" />
                None
              </span>
            )}
          </label>
        ))}
      </div>
      <Problem text={problem} />
    </fieldset>
  )
}
