import { applyAsCompany, CompanyApplication } from '#contract/hiring/applications.ts'
import type { PublicPage } from '#web/kit/api/page.ts'
import { type PostedForm, submitPostedForm } from '#web/kit/forms/posted-form.ts'
import { Check } from '#web/kit/icons.tsx'
import { CompanyTerms } from '../companies/company-terms.tsx'
import { ApplyForm, CheckYourEmail } from './apply-form.tsx'

const steps = [
  { title: 'You confirm your address', text: 'We email you a link. It shows that you belong to the company.' },
  { title: 'We read your application', text: 'A person looks at your website and what you’re hiring for.' },
  {
    title: 'You see work before names',
    text: 'Candidates appear with a code, and with the projects that our mentors approved.',
  },
  {
    title: 'The learner decides',
    text: 'You see a name and contact details only after the learner agrees to meet you.',
  },
]

type Data = { posted: PostedForm<{ email: string }> | null }

function ApplyPage({ data: { posted } }: { data: Data }) {
  return (
    <div className="container-page grid items-start gap-x-14 gap-y-10 py-12 sm:py-16 lg:grid-cols-[1fr_minmax(0,32rem)] lg:grid-rows-[auto_1fr] lg:py-20">
      <div className="min-w-0">
        <h1 className="type-h1">Meet our learners</h1>
        <p className="type-lead mt-4 max-w-xl">
          For companies that want to hire people by their work. It’s free for you, and always free for candidates.
        </p>
      </div>
      <section
        aria-labelledby="apply"
        className="surface p-5 shadow-low sm:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        <h2 id="apply" className="type-h2 mb-6">
          Apply as a company
        </h2>
        {posted?.result ? <CheckYourEmail email={posted.result.email} /> : <ApplyForm posted={posted} />}
      </section>
      <div className="grid min-w-0 gap-10">
        <section aria-labelledby="next">
          <h2 id="next" className="type-h3">
            What happens next
          </h2>
          <ul className="mt-5 grid gap-5">
            {steps.map(({ title, text }) => (
              <li key={title} className="flex gap-3.5">
                <span className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-leaf-tint text-leaf-ink">
                  <Check aria-hidden="true" strokeWidth={3} className="size-3.5" />
                </span>
                <p className="min-w-0">
                  <strong className="block font-semibold">{title}</strong>
                  <span className="text-soft">{text}</span>
                </p>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="terms">
          <h2 id="terms" className="type-h3 mb-5">
            What every company agrees to
          </h2>
          <CompanyTerms />
        </section>
      </div>
    </div>
  )
}

export const page: PublicPage<Data> = {
  load: async () => ({ posted: null }),
  post: async (call, { fields }) => ({
    posted: await submitPostedForm({
      schema: CompanyApplication,
      fields,
      submit: async (body) => {
        await call(applyAsCompany, { body })
        return { email: body.email }
      },
    }),
  }),
  status: ({ posted }) => (posted && !posted.result ? 400 : 200),
  head: () => ({
    title: 'Apply as a company',
    description:
      'Hire learners by the work that our mentors approved. You see work before names; candidates pay nothing.',
  }),
  View: ApplyPage,
  isInteractive: true,
}
