import { type TestimonialPlace, testimonialPlaces } from '#contract/site/testimonials.ts'
import { type StaffTestimonial, TestimonialDraft } from '#contract/site/testimonials-and-team.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { useDraft } from '#web/kit/forms/draft.ts'
import { Field, Input, Textarea, Options, Select } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { useIdempotencyKey } from '#web/kit/api/idempotency-key.ts'
import { toast } from '#web/kit/overlays/toast.ts'
import { TestimonialList } from '../testimonial-list.tsx'
import { useSaveTestimonial } from './school.api.ts'
import { Preview } from './section.tsx'

export const placeNames: Record<TestimonialPlace, string> = {
  home: 'Home page',
  demo: 'Free demo page',
  pricing: 'Pricing page',
}

type Typed = { place: TestimonialPlace; name: string; rating: string; review: string; date: string }
const empty: Typed = { place: 'home', name: '', rating: '5', review: '', date: '' }

type TestimonialDialogProps = { testimonial: StaffTestimonial | null; onClose: () => void }

export function TestimonialDialog({ testimonial, onClose }: TestimonialDialogProps) {
  const start = testimonial ? { ...testimonial, rating: String(testimonial.rating) } : empty
  const { draft, change, forget } = useDraft<Typed>(`testimonial-${testimonial?.id ?? 'new'}`, start)
  const save = useSaveTestimonial()
  const repeat = useIdempotencyKey()
  const { place, name, rating, review, date } = draft
  const form = useForm({
    schema: TestimonialDraft,
    read: () => ({ place, name, rating: Number(rating), review, date }),
    submit: async (typed) => {
      const body = TestimonialDraft.parse(typed)
      await save.mutateAsync({ id: testimonial?.id ?? null, draft: body, key: repeat.keyFor(body) })
      forget()
      toast(`Testimonial saved.`)
      onClose()
    },
  })
  return (
    <FormDialog
      title={testimonial ? 'Edit a testimonial' : 'Add a testimonial'}
      form={form}
      submitLabel="Save"
      busyLabel="Saving…"
      size="large"
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" problem={form.problems['name']}>
          <Input name="name" value={name} onChange={(event) => change({ name: event.target.value })} />
        </Field>
        <Field label="Page" problem={form.problems['place']}>
          <Select
            name="place"
            value={place}
            onChange={(event) => change({ place: event.target.value as TestimonialPlace })}
          >
            <Options of={testimonialPlaces.map((value) => [value, placeNames[value]])} />
          </Select>
        </Field>
        <Field label="Stars" problem={form.problems['rating']}>
          <Select name="rating" value={rating} onChange={(event) => change({ rating: event.target.value })}>
            <Options of={[5, 4, 3, 2, 1].map((stars) => [stars, `${stars} out of 5`])} />
          </Select>
        </Field>
        <Field label="Date" problem={form.problems['date']}>
          <Input type="date" name="date" value={date} onChange={(event) => change({ date: event.target.value })} />
        </Field>
      </div>
      <Field label="Review" problem={form.problems['review']}>
        <Textarea name="review" value={review} onChange={(event) => change({ review: event.target.value })} />
      </Field>
      <Preview>
        <div className="p-5">
          <TestimonialList
            testimonials={[
              { id: 0, name: name || 'Their name', rating: Number(rating), review, date: date || '2026-01-01' },
            ]}
          />
        </div>
      </Preview>
    </FormDialog>
  )
}
