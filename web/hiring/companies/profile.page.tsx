import { useQuery } from '@tanstack/react-query'
import { CompanyDraft, type MyCompany } from '#contract/hiring/company.ts'
import { useDraft } from '#web/kit/forms/draft.ts'
import { Field, Input, Problem, Textarea } from '#web/kit/forms/field.tsx'
import { type Problems, useForm } from '#web/kit/forms/form.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Colleagues } from './colleagues.tsx'
import { myCompany, useSaveCompany } from './company.api.ts'
import { kindLabels } from './kinds.ts'

export function CompanyProfilePage() {
  const query = useQuery(myCompany)
  return (
    <>
      <PageHeader
        title="Your company"
        intro="What learners read about you, and the colleagues who work with you here"
      />
      <QueryView query={query}>
        {(company) => (
          <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <Profile company={company} />
            <Colleagues company={company} />
          </div>
        )}
      </QueryView>
    </>
  )
}

/** A text is one of the list or of the whole: `stack.2`. */
const problemOf = (problems: Problems, field: string) =>
  problems[field] ?? Object.entries(problems).find(([name]) => name.startsWith(`${field}.`))?.[1]

function Profile({ company }: { company: MyCompany }) {
  const save = useSaveCompany()
  const { city, about, stack } = company
  const { draft, change, forget } = useDraft('company', { city, about, stack: stack.join(', ') })
  const form = useForm({
    schema: CompanyDraft,
    submit: async (body) => {
      await save.mutateAsync({ body })
      forget()
      toast('Saved. Learners see it at once.')
    },
  })
  return (
    <Card as="section" aria-labelledby="about-company">
      <h2 id="about-company" className="type-h3 wrap-anywhere">
        {company.name}
      </h2>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-soft">
        <a href={company.website} className="link wrap-anywhere" target="_blank" rel="noreferrer">
          {company.domain}
        </a>
        <span>{kindLabels[company.kind]}</span>
        {company.isTrusted && <Badge tone="good">Trusted</Badge>}
        {company.isSample && <Badge>Sample</Badge>}
      </p>
      <form noValidate onSubmit={form.onSubmit} className="mt-6 grid grid-cols-1 gap-5">
        <Field
          label="About your company"
          optional
          hint="What you build, how big the team is, and how newcomers start"
          problem={form.problems['about']}
        >
          <Textarea
            name="about"
            rows={5}
            maxLength={2000}
            value={draft.about}
            onChange={({ target }) => change({ about: target.value })}
          />
        </Field>
        <Field
          label="Technologies"
          optional
          hint="Separated by commas. Learners prepare for interviews with them"
          problem={problemOf(form.problems, 'stack')}
        >
          <Input
            name="stack"
            maxLength={600}
            value={draft.stack}
            onChange={({ target }) => change({ stack: target.value })}
          />
        </Field>
        <Field label="City" optional problem={form.problems['city']}>
          <Input
            name="city"
            maxLength={80}
            autoComplete="address-level2"
            value={draft.city}
            onChange={({ target }) => change({ city: target.value })}
          />
        </Field>
        <Problem text={form.problems['form']} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button type="submit" variant="primary" busy={form.isBusy} busyLabel="Saving…">
            Save changes
          </Button>
          <p className="type-small text-soft">To change the name, website or kind of company, write to us.</p>
        </div>
      </form>
    </Card>
  )
}
