import type { Trainer } from '#contract/catalogue/courses.ts'
import { Picture } from '#web/kit/layout/image.tsx'
import { SampleMark } from '#web/site/index.ts'

export function TrainerCard({ trainer }: { trainer: Trainer }) {
  return (
    <section className="lg:col-start-1" aria-labelledby="trainer">
      <h2 id="trainer" className="type-h2 mb-6">
        Your trainer
      </h2>
      <div className="flex items-center gap-5 max-sm:flex-wrap sm:gap-8">
        {trainer.image !== '' && (
          <Picture name={trainer.image} width={320} height={320} className="size-28 shrink-0 rounded-card sm:size-40" />
        )}
        <div className="min-w-0 flex-1 basis-36">
          <p className="type-h3 flex flex-wrap items-center gap-2">
            <span className="min-w-0 wrap-anywhere">{trainer.name}</span>
            <SampleMark isSample={trainer.isSample} />
          </p>
          <p className="mt-1 text-soft">{trainer.role}</p>
          <p className="mt-3 text-pretty">{trainer.experience}</p>
          <a href="/about" className="link mt-3 inline-block">
            Meet the team
          </a>
        </div>
      </div>
    </section>
  )
}
