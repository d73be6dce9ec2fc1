import type { Testimonial } from '#contract/site/testimonials.ts'
import { classes } from '#web/kit/layout/classes.ts'
import { day } from '#web/kit/format.ts'
import { SampleMark } from './sample-mark.tsx'
import { Stars } from './stars.tsx'

type TestimonialListProps = { testimonials: Testimonial[]; className?: string }

/** What learners say, side by side where there is room. Shows nothing when nobody has said anything. */
export function TestimonialList({ testimonials, className }: TestimonialListProps) {
  if (testimonials.length === 0) return null
  return (
    <ul className={classes('grid gap-x-10 gap-y-10 md:auto-cols-fr md:grid-flow-col', className)}>
      {testimonials.map(({ id, name, rating, review, date, isSample }) => (
        <li key={id} className="min-w-0">
          <figure className="flex h-full flex-col border-t-3 border-marigold pt-5">
            <Stars rating={rating} />
            <blockquote className="mt-4 mb-5 text-[1.0625rem] leading-relaxed text-pretty">{review}</blockquote>
            <figcaption className="mt-auto">
              <span className="flex flex-wrap items-center gap-2 font-semibold">
                <span className="min-w-0 wrap-anywhere">{name}</span>
                <SampleMark isSample={isSample} />
              </span>
              <time dateTime={date} className="type-small text-soft">
                {day(date)}
              </time>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
