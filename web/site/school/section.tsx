import type { ReactNode } from 'react'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import type { Section } from './section-draft.ts'

type HeadProps = { id: string; title: string; intro: ReactNode; isUnsaved?: boolean; actions?: ReactNode }

export function SectionCard({
  id,
  title,
  intro,
  isUnsaved = false,
  actions,
  children,
}: HeadProps & { children: ReactNode }) {
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-title`} className="scroll-mt-18 md:scroll-mt-6">
      <div className="mb-5 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 max-w-prose">
          <h2 id={`${id}-title`} className="type-h3 flex flex-wrap items-center gap-x-3 gap-y-1">
            {title}
            {isUnsaved && <Badge tone="waiting">Not saved</Badge>}
          </h2>
          <p className="type-small mt-1 text-soft">{intro}</p>
        </div>
        {actions}
      </div>
      {children}
    </Card>
  )
}

type SettingsFormProps = {
  section: Omit<Section<object>, 'change' | 'form'>
  intro: ReactNode
  /** What visitors will see. */
  preview?: ReactNode
  /** Why this person can’t change it. */
  locked?: string | undefined
  /** A wide preview is below the fields. */
  isWide?: boolean
  children: ReactNode
}

export function SettingsForm({ section, intro, preview, locked, isWide = false, children }: SettingsFormProps) {
  const { id, title, problems, isBusy, isUnsaved, outdated } = section
  return (
    <SectionCard id={id} title={title} intro={intro} isUnsaved={isUnsaved}>
      <div className={classes('grid grid-cols-1 gap-6', preview && !isWide && 'xl:grid-cols-2')}>
        <form
          onSubmit={section.onSubmit}
          noValidate
          aria-labelledby={`${id}-title`}
          className="grid content-start gap-5"
        >
          <fieldset disabled={locked !== undefined} className="contents">
            {children}
          </fieldset>
          {locked && <p className="type-small text-soft">{locked}</p>}
          {outdated && (
            <Callout tone="problem">
              {outdated}
              <span className="mt-3 flex flex-wrap gap-3">
                <Button size="small" onClick={() => void section.takeTheirs()}>
                  Use their version
                </Button>
                <Button size="small" onClick={() => void section.keepMine()}>
                  Keep my version
                </Button>
              </span>
            </Callout>
          )}
          {problems['form'] && <Callout tone="problem">{problems['form']}</Callout>}
          <div className={classes('flex flex-wrap items-center gap-3', locked && 'hidden')}>
            <Button type="submit" variant={isUnsaved ? 'primary' : 'secondary'} busy={isBusy} busyLabel="Saving…">
              Save <span className="sr-only">{title}</span>
            </Button>
            {isUnsaved && (
              <Button variant="quiet" onClick={section.reset}>
                Discard changes
              </Button>
            )}
          </div>
        </form>
        {preview && <Preview>{preview}</Preview>}
      </div>
    </SectionCard>
  )
}

export function Preview({ children }: { children: ReactNode }) {
  return (
    <figure className="min-w-0">
      <figcaption className="type-label mb-2 text-soft">What visitors will see</figcaption>
      <div className="relative overflow-hidden rounded-card border border-dashed border-edge bg-paper">{children}</div>
    </figure>
  )
}
