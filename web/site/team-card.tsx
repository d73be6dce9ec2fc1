import type { TeamMember } from '#contract/site/team.ts'
import { Picture } from '#web/kit/layout/image.tsx'
import { SampleMark } from './sample-mark.tsx'

export function TeamCard({ member }: { member: TeamMember }) {
  const { name, title, about, experience, skills, image, isSample } = member
  return (
    <li className="grid grid-cols-[6rem_1fr] gap-x-5 gap-y-4 border-t border-line py-8 sm:grid-cols-[10rem_1fr] sm:gap-x-8 lg:grid-cols-[12rem_16rem_1fr]">
      <Picture name={image} width={320} height={320} className="aspect-square w-full rounded-card object-cover" />
      <div className="min-w-0 self-center lg:self-start">
        <h3 className="type-h3 flex flex-wrap items-center gap-2 wrap-anywhere">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <SampleMark isSample={isSample} />
        </h3>
        <p className="mt-1 text-soft">{title}</p>
        <p className="type-small mt-3 max-sm:hidden">{experience}</p>
      </div>
      <div className="min-w-0 max-lg:col-span-2">
        <p className="type-small mb-3 sm:hidden">{experience}</p>
        <p className="max-w-prose text-pretty whitespace-pre-line">{about}</p>
        <ul aria-label="Skills" className="mt-4 flex flex-wrap gap-2">
          {skills.map((skill) => (
            <li key={skill} className="type-small rounded-full border border-line px-3 py-0.5">
              {skill}
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
