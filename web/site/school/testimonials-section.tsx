import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffTestimonial } from '#contract/site/testimonials-and-team.ts'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { day } from '#web/kit/format.ts'
import { Plus } from '#web/kit/icons.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Stars } from '../stars.tsx'
import { everyTestimonial, useRemoveTestimonial } from './school.api.ts'
import { SectionCard } from './section.tsx'
import { placeNames, TestimonialDialog } from './testimonial-dialog.tsx'

export function TestimonialsSection() {
  const testimonials = useQuery(everyTestimonial)
  const [open, setOpen] = useState<StaffTestimonial | 'new' | null>(null)
  const [leaving, setLeaving] = useState<StaffTestimonial | null>(null)
  const remove = useRemoveTestimonial()
  return (
    <SectionCard
      id="testimonials"
      title="Testimonials"
      intro="Shown on the pages you choose. Use only what learners really said."
      actions={
        <Button onClick={() => setOpen('new')}>
          <Plus aria-hidden="true" className="size-4" />
          Add a testimonial
        </Button>
      }
    >
      <QueryView query={testimonials}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title="No testimonials yet">
              Honest reviews help visitors decide. Ask a learner and add their review here.
            </EmptyState>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {list.map((testimonial) => (
                <Row
                  key={testimonial.id}
                  testimonial={testimonial}
                  onEdit={() => setOpen(testimonial)}
                  onRemove={() => setLeaving(testimonial)}
                />
              ))}
            </ul>
          )
        }
      </QueryView>
      {open && <TestimonialDialog testimonial={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
      {leaving && (
        <ConfirmDialog
          title={`Remove ${leaving.name}’s testimonial?`}
          text={`It disappears from the ${placeNames[leaving.place]} at once.`}
          action="Remove"
          busyLabel="Removing…"
          onConfirm={() => remove.mutateAsync(leaving.id)}
          onClose={() => setLeaving(null)}
        />
      )}
    </SectionCard>
  )
}

type RowProps = { testimonial: StaffTestimonial; onEdit: () => void; onRemove: () => void }

function Row({ testimonial: { name, rating, review, date, place }, onEdit, onRemove }: RowProps) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">{name}</span>
          <Stars rating={rating} />
        </p>
        <p className="type-small text-soft">
          {placeNames[place]}, {day(date)}
        </p>
        <p className="mt-1 line-clamp-3 text-pretty wrap-anywhere">{review}</p>
      </div>
      <div className="flex gap-2">
        <Button size="small" aria-label={`Edit ${name}’s testimonial`} onClick={onEdit}>
          Edit
        </Button>
        <Button size="small" variant="quiet" aria-label={`Remove ${name}’s testimonial`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  )
}
