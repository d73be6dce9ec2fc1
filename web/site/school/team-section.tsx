import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TeamMember } from '#contract/site/team.ts'
import { Plus } from '#web/kit/icons.tsx'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { Picture } from '#web/kit/layout/image.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { team, useRemoveMember } from './school.api.ts'
import { SectionCard } from './section.tsx'
import { TeamDialog } from './team-dialog.tsx'

export function TeamSection() {
  const people = useQuery(team)
  const [open, setOpen] = useState<TeamMember | 'new' | null>(null)
  const [leaving, setLeaving] = useState<TeamMember | null>(null)
  const remove = useRemoveMember()
  return (
    <SectionCard
      id="team"
      title="Team"
      intro="The people on the About page, in the order they were added."
      actions={
        <Button onClick={() => setOpen('new')}>
          <Plus aria-hidden="true" className="size-4" />
          Add a team member
        </Button>
      }
    >
      <QueryView query={people}>
        {(members) =>
          members.length === 0 ? (
            <EmptyState title="No team members yet">
              Learners trust people. Start with the person who answers their questions.
            </EmptyState>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {members.map((member) => (
                <li key={member.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                  <Picture
                    name={member.image}
                    width={56}
                    height={56}
                    className="size-14 shrink-0 rounded-control object-cover"
                  />
                  <div className="min-w-0 flex-1 basis-40">
                    <p className="font-semibold wrap-anywhere">{member.name}</p>
                    <p className="type-small text-soft wrap-anywhere">{member.title}</p>
                  </div>
                  <div className="flex gap-2">
                    <Button size="small" aria-label={`Edit ${member.name}`} onClick={() => setOpen(member)}>
                      Edit
                    </Button>
                    <Button
                      size="small"
                      variant="quiet"
                      aria-label={`Remove ${member.name}`}
                      onClick={() => setLeaving(member)}
                    >
                      Remove
                    </Button>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
      {open && <TeamDialog member={open === 'new' ? null : open} onClose={() => setOpen(null)} />}
      {leaving && (
        <ConfirmDialog
          title={`Remove ${leaving.name}?`}
          text="They’ll disappear from the About page, and their picture will be deleted."
          action="Remove"
          busyLabel="Removing…"
          onConfirm={() => remove.mutateAsync(leaving.id)}
          onClose={() => setLeaving(null)}
        />
      )}
    </SectionCard>
  )
}
