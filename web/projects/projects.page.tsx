import type { ReactNode } from 'react'
import { ArrowRight, Compass, Lightbulb, type Icon } from '#web/kit/icons.tsx'
import type { ButtonVariant } from '#web/kit/layout/button.tsx'
import { SuccessIllustration, EmptyIllustration } from '#web/kit/layout/illustrations.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'

export function ProjectsPage() {
  return (
    <>
      <PageHeader intro="What you build says more about you than what you read. Start with your own idea, or pick one of ours." />
      <div className="grid gap-5 lg:grid-cols-2">
        <Option
          picture={<EmptyIllustration />}
          icon={Lightbulb}
          title="Your ideas"
          to="/dashboard/projects/your-ideas"
          action="Start Your Idea"
          variant="primary"
          points={[
            'Describe what you want to build',
            'A teacher tells you where to start and what to leave out',
            'Ask as many questions as you need',
          ]}
        >
          Is there something your family, workplace or town could use? Tell us.
        </Option>
        <Option
          picture={<SuccessIllustration />}
          icon={Compass}
          title="Our ideas"
          to="/dashboard/projects/our-ideas"
          action="Learn More"
          variant="secondary"
          points={[
            'Clear steps, expected time and helpful links',
            'Submit it and get feedback from a teacher',
            'Add approved projects to your resume',
          ]}
        >
          Projects like the ones you’ll do at work, from a first page to a cloud service.
        </Option>
      </div>
    </>
  )
}

type OptionProps = {
  picture: ReactNode
  icon: Icon
  title: string
  to: string
  action: string
  variant: ButtonVariant
  points: string[]
  children: ReactNode
}

function Option({ picture, icon: Icon, title, to, action, variant, points, children }: OptionProps) {
  return (
    <section className="surface flex flex-col overflow-hidden">
      <div className="flex justify-center overflow-hidden bg-haze pt-8 *:overflow-visible">{picture}</div>
      <div className="flex flex-1 flex-col p-5 sm:p-7">
        <h2 className="type-h2 flex items-center gap-2.5">
          <Icon aria-hidden="true" className="size-6 shrink-0 text-indigo" />
          {title}
        </h2>
        <p className="mt-2 text-soft">{children}</p>
        <ul className="mt-4 mb-6 grid gap-2">
          {points.map((point) => (
            <li key={point} className="flex gap-2.5">
              <span aria-hidden="true" className="mt-[0.7em] h-0.5 w-4 shrink-0 rounded-full bg-marigold" />
              {point}
            </li>
          ))}
        </ul>
        <RouteButton to={to} variant={variant} size="large" className="mt-auto self-start max-sm:w-full">
          {action}
          <ArrowRight aria-hidden="true" className="size-5" />
        </RouteButton>
      </div>
    </section>
  )
}
