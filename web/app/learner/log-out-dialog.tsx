import { useEffect, useState } from 'react'
import { signOut } from '#web/identity/index.ts'
import { signedInUserId } from '#web/kit/api/session.ts'
import { hasUnsavedDraft } from '#web/kit/device/drafts.ts'
import { listItems } from '#web/kit/outbox/store.ts'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'

/** What would be lost, for people. */
export async function unsentWork(): Promise<string[]> {
  const items = await listItems(signedInUserId()!)
  const labels = items.filter(({ state }) => state !== 'received').map(({ label }) => label)
  return [...new Set(labels), ...(hasUnsavedDraft() ? ['Drafts that aren’t saved yet'] : [])]
}

/** Logging out removes everything from this device, also what the school hasn't received. */
export function LogOutDialog({ onClose }: { onClose: () => void }) {
  const [work, setWork] = useState<string[]>([])
  useEffect(() => void unsentWork().then(setWork, () => null), [])
  return (
    <ConfirmDialog
      title="Log out and lose unsent work?"
      text="We haven’t received this yet. If you log out now, it’s deleted from this device. To keep it, stay logged in until you’re back online."
      action="Log out and delete"
      onConfirm={signOut}
      onClose={onClose}
    >
      <ul className="list-disc pl-5">
        {work.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </ConfirmDialog>
  )
}
