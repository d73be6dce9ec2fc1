import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AccessToken } from '#contract/identity/access-tokens.ts'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { ago, day } from '#web/kit/format.ts'
import { CodeXml } from '#web/kit/icons.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { OnlineButton } from '#web/kit/states/online-button.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { myAccessTokens, useRevokeToken } from './api.ts'

// For the few who work in a terminal.
const NewTokenDialog = lazyPart(() => import('./new-token-dialog.tsx'), 'NewTokenDialog')

export function AccessTokens() {
  const query = useQuery(myAccessTokens)
  const [isCreating, setIsCreating] = useState(false)
  return (
    <Card as="section" id="git" aria-labelledby="access-tokens">
      <h2 id="access-tokens" className="type-h3">
        Access tokens for Git
      </h2>
      <p className="mt-1 mb-4 text-soft">
        Git on your computer uses a token instead of your password to clone steps and push your solutions. A new
        password revokes all tokens.
      </p>
      <QueryView query={query}>
        {({ tokens, isGitAvailable }) => (
          <>
            {!isGitAvailable && <p className="mb-4">Git isn’t available on this server.</p>}
            {tokens.length > 0 && (
              <ul className="mb-4 divide-y divide-line">
                {tokens.map((token) => (
                  <TokenItem key={token.tokenId} token={token} />
                ))}
              </ul>
            )}
            {isGitAvailable && <OnlineButton onClick={() => setIsCreating(true)}>Create a token</OnlineButton>}
          </>
        )}
      </QueryView>
      {isCreating && <NewTokenDialog onClose={() => setIsCreating(false)} />}
    </Card>
  )
}

const scopes = { push: 'Can clone and push', read: 'Can only clone' }

function TokenItem({ token }: { token: AccessToken }) {
  const { tokenId, name, scope, isExpired, expiresAt, lastUsedAt } = token
  const [isRevoking, setIsRevoking] = useState(false)
  const revoke = useRevokeToken()
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="flex min-w-0 items-center gap-3">
        <CodeXml aria-hidden="true" className="size-5 shrink-0 text-soft" />
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{name}</p>
          <p className="type-small text-soft">
            {isExpired ? `Expired on ${day(expiresAt)}` : `${scopes[scope]} until ${day(expiresAt)}`}
            {' · '}
            {lastUsedAt === null ? 'Not used yet' : `Last used ${ago(lastUsedAt)}`}
          </p>
        </div>
      </div>
      <OnlineButton size="small" aria-label={`Revoke ${name}`} onClick={() => setIsRevoking(true)}>
        Revoke
      </OnlineButton>
      {isRevoking && (
        <ConfirmDialog
          title={`Revoke “${name}”?`}
          text="It stops working at once. Your repositories and submissions stay."
          action="Revoke"
          busyLabel="Revoking…"
          onConfirm={async () => {
            await revoke.mutateAsync({ params: { tokenId } })
            toast('Token revoked')
          }}
          onClose={() => setIsRevoking(false)}
        />
      )}
    </li>
  )
}
