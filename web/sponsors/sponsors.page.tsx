import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { maxActiveLinks, type SponsorLink } from '#contract/sponsors/links.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { EndedLink, LinkCard } from './link-card.tsx'
import { sponsorLinks } from './links.api.ts'

const LinkDialog = lazyPart(() => import('./link-dialog.tsx'), 'LinkDialog')

/** A link to change, or a new one. */
type Editing = SponsorLink | 'new'

export function SponsorsPage() {
  const query = useQuery(sponsorLinks)
  const [editing, setEditing] = useState<Editing | null>(null)
  const active = query.data?.filter(({ state }) => state === 'active') ?? []
  const isFull = active.length >= maxActiveLinks
  const create = (
    <Button variant="primary" onClick={() => setEditing('new')}>
      Create a link
    </Button>
  )
  return (
    <>
      <PageHeader
        intro="Give a parent or employer a private link to your progress. They need no account, see only what you choose, and you can withdraw it any time."
        actions={active.length > 0 && !isFull && create}
      />
      {isFull && (
        <Callout className="mb-6">
          You have {maxActiveLinks} active links, the most possible. Revoke one that you no longer need to create
          another.
        </Callout>
      )}
      <QueryView query={query}>
        {(links) => (
          <>
            {active.length === 0 ? (
              <EmptyState title="Nobody can see your progress" action={create}>
                A link shows your progress, sessions or certificates: you choose. You see when it was opened.
              </EmptyState>
            ) : (
              <ul className="grid grid-cols-1 gap-4">
                {active.map((link) => (
                  <LinkCard key={link.linkId} link={link} onEdit={() => setEditing(link)} />
                ))}
              </ul>
            )}
            <Ended links={links.filter(({ state }) => state !== 'active')} onRenew={setEditing} />
          </>
        )}
      </QueryView>
      {editing && <LinkDialog link={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
    </>
  )
}

function Ended({ links, onRenew }: { links: SponsorLink[]; onRenew: (link: SponsorLink) => void }) {
  if (links.length === 0) return null
  return (
    <section aria-labelledby="ended" className="mt-8">
      <h2 id="ended" className="type-h3 mb-3">
        Ended links
      </h2>
      <ul className="surface divide-y divide-line">
        {links.map((link) => (
          <EndedLink key={link.linkId} link={link} onRenew={() => onRenew(link)} />
        ))}
      </ul>
      <p className="type-small mt-2 text-soft">We delete ended links after 30 days.</p>
    </section>
  )
}
