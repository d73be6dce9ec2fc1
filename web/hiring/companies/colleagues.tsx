import { useState } from 'react'
import type { CompanyMember, MyCompany } from '#contract/hiring/company.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useRemoveColleague } from './company.api.ts'

const ColleagueDialog = lazyPart(() => import('./colleague-dialog.tsx'), 'ColleagueDialog')

export function Colleagues({ company: { domain, members } }: { company: MyCompany }) {
  const [isInviting, setIsInviting] = useState(false)
  const [removing, setRemoving] = useState<CompanyMember | null>(null)
  const remove = useRemoveColleague()
  return (
    <Card as="section" aria-labelledby="colleagues">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="colleagues" className="type-h3">
          Colleagues
        </h2>
        <Button size="small" onClick={() => setIsInviting(true)}>
          Invite a colleague
        </Button>
      </div>
      <ul className="mt-2 divide-y divide-line">
        {members.map((member) => (
          <Member key={member.userId} member={member} onRemove={() => setRemoving(member)} />
        ))}
      </ul>
      <p className="type-small mt-3 text-soft">You see who of you looked at which candidate.</p>
      {isInviting && <ColleagueDialog domain={domain} onClose={() => setIsInviting(false)} />}
      {removing && (
        <ConfirmDialog
          title={`Remove ${removing.name}?`}
          text="We log them out on all devices, and they can’t see anything of your company any more. You can invite them again."
          action="Remove"
          busyLabel="Removing…"
          onConfirm={async () => {
            await remove.mutateAsync({ params: { userId: removing.userId } })
            toast(`${removing.name} was removed.`)
          }}
          onClose={() => setRemoving(null)}
        />
      )}
    </Card>
  )
}

const Member = ({ member, onRemove }: { member: CompanyMember; onRemove: () => void }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
    <div className="min-w-0">
      <p className="font-medium wrap-anywhere">
        {member.name}
        {member.isYou && <span className="font-normal text-soft"> (you)</span>}
      </p>
      <p className="type-small text-soft wrap-anywhere">{member.email}</p>
    </div>
    <div className="flex items-center gap-2">
      {!member.hasJoined && <Badge tone="waiting">Invited</Badge>}
      {!member.isYou && (
        <Button size="small" variant="quiet" aria-label={`Remove ${member.name}`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </div>
  </li>
)
