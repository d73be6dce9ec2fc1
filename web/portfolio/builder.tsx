import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { PortfolioLink } from '#contract/portfolio/links.ts'
import { Portfolio, type StoredPortfolio } from '#contract/portfolio/portfolio.ts'
import { isProven, type ProvenWork, toPortfolioView } from '#contract/portfolio/view.ts'
import { saveAll, useAutosave, useRefreshOnReturn } from '#web/kit/forms/autosave.ts'
import { ChooseVersion } from '#web/kit/forms/choose-version.tsx'
import { Field, Input, Textarea } from '#web/kit/forms/field.tsx'
import { FormAndPreview } from '#web/kit/forms/form-and-preview.tsx'
import { firstProblems } from '#web/kit/forms/problems.ts'
import { site } from '#web/site/index.ts'
import { ItemList } from './item-list.tsx'
import { LinkCard } from './link-card.tsx'
import { createPortfolioDraft, savedPortfolio } from './portfolio-draft.ts'
import { loadPortfolio, storePortfolio } from './portfolio.api.ts'
import { SharedView } from './shared-view.tsx'
import { WorkOffers } from './work-offers.tsx'

type BuilderProps = { userId: number; server: StoredPortfolio; work: ProvenWork[]; link: PortfolioLink | null }

export function Builder({ userId, server, work, link }: BuilderProps) {
  const { draft, value, ...saved } = useAutosave(() =>
    createPortfolioDraft({ userId, server, save: storePortfolio, load: loadPortfolio }),
  )
  useRefreshOnReturn(draft, loadSaved)
  const newer = draft.newer()
  // Deferred, so that rendering the preview does not slow down typing.
  const deferred = useDeferredValue(value)
  const view = useMemo(() => toPortfolioView(deferred, work), [deferred, work])
  const schoolName = useQuery(site).data?.name ?? 'the school'
  return (
    <>
      {newer && (
        <ChooseVersion
          what="Your portfolio"
          savedAt={newer.savedAt}
          onKeep={draft.overwriteNewer}
          onUseOther={draft.acceptNewer}
          className="mb-6"
        />
      )}
      <LinkCard link={link} save={() => saveAll(draft)} schoolName={schoolName} hasProven={view.items.some(isProven)} />
      <FormAndPreview
        saved={saved}
        form={
          <>
            <AboutFields portfolio={value} onChange={draft.edit} />
            <WorkOffers items={value.items} work={work} onChange={(items) => draft.edit({ items })} />
            <ItemList items={value.items} work={work} onChange={(items) => draft.edit({ items })} />
          </>
        }
        preview={
          <div className="rounded-card border border-line bg-paper p-4 sm:p-6">
            <SharedView view={view} schoolName={schoolName} />
          </div>
        }
      />
    </>
  )
}

const loadSaved = async () => savedPortfolio(await loadPortfolio())

type AboutFieldsProps = { portfolio: Portfolio; onChange: (change: Partial<Portfolio>) => void }

function AboutFields({ portfolio, onChange }: AboutFieldsProps) {
  const checked = Portfolio.safeParse(portfolio)
  const problems = checked.success ? {} : firstProblems(checked.error)
  return (
    <section aria-labelledby="about-you" className="surface p-4 sm:p-5">
      <h2 id="about-you" className="type-h3 mb-4">
        About you
      </h2>
      <div className="grid grid-cols-1 gap-4">
        <Field
          label="Name they see"
          hint="Your first name is enough. Certificates and their pages show your full name."
          problem={problems['shownName']}
        >
          <Input
            value={portfolio.shownName}
            maxLength={60}
            autoComplete="off"
            onChange={({ target }) => onChange({ shownName: target.value })}
          />
        </Field>
        <Field label="Headline" problem={problems['headline']}>
          <Input
            value={portfolio.headline}
            maxLength={120}
            placeholder="Junior full-stack developer"
            onChange={({ target }) => onChange({ headline: target.value })}
          />
        </Field>
        <Field label="Summary" hint="What you can do and what you’re looking for." problem={problems['summary']}>
          <Textarea
            value={portfolio.summary}
            maxLength={1500}
            onChange={({ target }) => onChange({ summary: target.value })}
          />
        </Field>
      </div>
    </section>
  )
}
