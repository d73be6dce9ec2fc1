import type { ReactNode } from 'react'
import { getHiringFigures, type HiringFigures } from '#contract/site/hiring-figures.ts'
import { getSite, type Site } from '#contract/site/settings.ts'
import type { PublicPage } from '#web/kit/api/page.ts'
import { count } from '#web/kit/format.ts'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import { describeHiring } from '#web/site/index.ts'

type Data = { site: Site; figures: HiringFigures }

const forLearners = [
  {
    title: 'You decide what is shown',
    text: 'You choose the work, the city and the kind of company, for at most 90 days. Until you agree, companies see a code, never your name.',
  },
  {
    title: 'A company asks for you',
    text: 'You read who they are and what the job is. You have 7 days to accept or decline, and you needn’t say why.',
  },
  {
    title: 'You can stop at any time',
    text: 'Withdraw with one click, and the company no longer sees who you are. You never pay for an introduction.',
  },
]

const forCompanies = [
  {
    title: 'Work before names',
    text: 'Read what candidates built, which checks it passed and how many attempts it took. Names, photos and contact details stay with us until a learner agrees.',
  },
  {
    title: 'Ask for an introduction',
    text: 'To an opening that our team has read. If the learner accepts, you see each other’s names and contact details.',
  },
  {
    title: 'Fair terms',
    text: 'You ask candidates for no money and pass nobody’s details on. Learners can report you, and we close accounts that break this.',
  },
]

function HiringPage({ data: { figures } }: { data: Data }) {
  return (
    <>
      <section className="deep border-b-4 border-marigold">
        <div className="container-page py-14 lg:py-24">
          <h1 className="type-h1 max-w-[14em]">Hired for what they’ve built</h1>
          <p className="type-lead mt-5 max-w-2xl">
            We introduce learners to companies, one by one and only when the learner says yes. Their approved work
            speaks first.
          </p>
          <div className="mt-8 flex flex-wrap gap-4">
            <ButtonLink href="#companies" variant="primary" size="large">
              For companies
            </ButtonLink>
            <ButtonLink href="#learners" size="large">
              For learners
            </ButtonLink>
          </div>
        </div>
      </section>
      <Figures figures={figures} />
      <Steps id="learners" title="For learners" steps={forLearners}>
        <p>
          Some jobs on our board are marked “Partner”. Those companies can ask to be introduced to you.{' '}
          <a href="/jobs" className="link">
            See the jobs board
          </a>
        </p>
        <p className="mt-4 signed-out:hidden">
          <a href="/dashboard/introduce-me" className="link">
            Choose what companies see of you
          </a>
        </p>
      </Steps>
      <Steps id="companies" title="For companies" steps={forCompanies}>
        <p className="mb-5">Apply with your business address. We read every application before you see anything.</p>
        <ButtonLink href="/hiring/apply" variant="primary" size="large">
          Apply as a company
        </ButtonLink>
      </Steps>
    </>
  )
}

const stages: { of: keyof HiringFigures; label: string; note: string }[] = [
  { of: 'optedIn', label: 'Asked', note: 'Learners who let companies see their work' },
  { of: 'introduced', label: 'Introduced', note: 'Accepted a company’s request' },
  { of: 'interviewed', label: 'Interviewed', note: 'Had an interview with it' },
  { of: 'joined', label: 'Joined', note: 'Learner and company named the same start date and role' },
]

function Figures({ figures }: { figures: HiringFigures }) {
  return (
    <section className="section" aria-labelledby="figures">
      <div className="container-page">
        <h2 id="figures" className="type-h2">
          What came of it
        </h2>
        <p className="mt-3 max-w-2xl text-soft">{describeHiring(figures)}</p>
        <dl className="mt-8 grid grid-cols-1 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
          {stages.map(({ of, label, note }) => (
            <div
              key={of}
              className="grid grid-cols-[1fr_auto] content-start items-center gap-x-4 bg-card p-5 sm:grid-cols-1 sm:p-6"
            >
              <dt className="font-semibold">{label}</dt>
              <dd className="wide text-4xl leading-none tabular-nums max-sm:row-span-2 sm:mt-3 sm:text-5xl">
                {count(figures[of])}
              </dd>
              <dd className="type-small text-soft text-pretty sm:mt-3">{note}</dd>
            </div>
          ))}
        </dl>
        <p className="type-small mt-4 max-w-2xl text-soft">
          Counted from our records of the last 12 months, also when a number is zero. Each learner counts once. Sample
          companies don’t count.
        </p>
      </div>
    </section>
  )
}

type StepsProps = {
  id: string
  title: string
  steps: typeof forLearners
  children: ReactNode
}

function Steps({ id, title, steps, children }: StepsProps) {
  return (
    <section id={id} className="section scroll-mt-16 pt-0" aria-labelledby={`${id}-title`}>
      <div className="container-page">
        <h2 id={`${id}-title`} className="type-h2 mb-8">
          {title}
        </h2>
        <ol className="grid gap-7 lg:grid-cols-3 lg:gap-10">
          {steps.map(({ title: step, text }, index) => (
            <li key={step} className="border-l-2 border-marigold pl-5">
              <h3 className="type-h3">
                {index + 1}. {step}
              </h3>
              <p className="mt-1.5 text-soft text-pretty">{text}</p>
            </li>
          ))}
        </ol>
        <div className="mt-8 max-w-2xl text-lg">{children}</div>
      </div>
    </section>
  )
}

export const page: PublicPage<Data> = {
  load: async (call) => {
    const [site, figures] = await Promise.all([call(getSite), call(getHiringFigures)])
    return { site, figures }
  },
  head: ({ data: { site } }) => ({
    title: 'Hiring: introductions with consent',
    description: `How ${site.name} introduces learners to companies: their approved work first, names only when they agree.`,
    image: 'og-jobs',
  }),
  View: HiringPage,
  isInteractive: false,
}
