import { useState } from 'react'
import type { MyCandidate } from '#contract/hiring/candidates.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { kindLabels } from '../companies/kinds.ts'
import { useBlock, useUnblock } from './candidates.api.ts'

type Company = MyCandidate['companies'][number]

/** Whom the school has approved, and whom the learner hides from, such as where they work now. */
export function Companies({ companies }: { companies: Company[] }) {
  const [asked, setAsked] = useState<Company | null>(null)
  const block = useBlock()
  return (
    <Card as="section" aria-labelledby="companies">
      <h2 id="companies" className="type-h3">
        Companies we work with
      </h2>
      <p className="mt-1 text-soft">
        {companies.length === 0
          ? 'None yet. You can opt in now; you’ll be there when the first one arrives.'
          : 'Hide yourself from one you don’t want to meet, for example where you work now.'}
      </p>
      {companies.length > 0 && (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {companies.map((company) => (
            <Row key={company.companyId} company={company} onBlock={() => setAsked(company)} />
          ))}
        </ul>
      )}
      {asked && (
        <ConfirmDialog
          title={`Hide from ${asked.name}?`}
          text="It won’t see you any more, and open introductions with it end now. You can undo the hiding later, but not the end."
          action="Hide me"
          onConfirm={() => block.mutateAsync({ body: { companyId: asked.companyId } })}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  )
}

function Row({ company, onBlock }: { company: Company; onBlock: () => void }) {
  const { companyId, name, website, kind, city, isBlocked, isSample } = company
  const unblock = useUnblock()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <a href={website} target="_blank" rel="noreferrer" className="link font-semibold wrap-anywhere">
            {name}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          {isSample && <Badge>Sample</Badge>}
          {isBlocked && <Badge tone="waiting">Hidden from it</Badge>}
        </p>
        <p className="type-small text-soft">{[kindLabels[kind], city].filter(Boolean).join(', ')}</p>
      </div>
      {isBlocked ? (
        <Button size="small" busy={unblock.isPending} onClick={() => unblock.mutate({ params: { companyId } })}>
          Show me again<span className="sr-only"> to {name}</span>
        </Button>
      ) : (
        <Button size="small" variant="quiet" onClick={onBlock}>
          Hide me<span className="sr-only"> from {name}</span>
        </Button>
      )}
    </li>
  )
}
