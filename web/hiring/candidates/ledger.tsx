import type { LedgerEntry } from '#contract/hiring/candidates.ts'
import { candidateConsents, introductionConsent } from '#contract/hiring/consents.ts'
import { day, dayAndTime } from '#web/kit/format.ts'
import { Card } from '#web/kit/layout/card.tsx'
import { actionLabels, purposeLabels } from './labels.ts'

/** Every consent and withdrawal, with the text as it was. */
export function Ledger({ entries }: { entries: LedgerEntry[] }) {
  if (entries.length === 0) return null
  return (
    <Card as="section" aria-labelledby="ledger">
      <h2 id="ledger" className="type-h3">
        What you agreed to
      </h2>
      <p className="mt-1 text-soft">Every consent and withdrawal. Nobody can change this list, not even we.</p>
      <ol className="mt-3 divide-y divide-line border-y border-line">
        {entries.map((entry) => (
          <Entry key={entry.consentId} entry={entry} />
        ))}
      </ol>
    </Card>
  )
}

function Entry({ entry }: { entry: LedgerEntry }) {
  const { at, action, purpose, company, until } = entry
  const paragraphs = textOf(entry)
  return (
    <li className="py-3">
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-0.5">
        <p className="min-w-0">
          <strong className="font-semibold">{actionLabels[action]}</strong>
          {`: ${purposeLabels[purpose]}${company ? ` (${company})` : ''}${until ? `, until ${day(until)}` : ''}`}
        </p>
        <time dateTime={at} className="type-small text-soft">
          {dayAndTime(at)}
        </time>
      </div>
      {paragraphs.length > 0 && (
        <details className="type-small mt-1">
          <summary className="touch link w-fit cursor-pointer">Read the text (version {entry.textVersion})</summary>
          <div className="mt-2 grid gap-2 rounded-control bg-haze p-4">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      )}
    </li>
  )
}

const textOf = ({ purpose, textVersion }: LedgerEntry): string[] => {
  const texts = purpose === 'candidate' ? candidateConsents : [introductionConsent]
  return texts.find(({ version }) => version === textVersion)?.paragraphs ?? []
}
