import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#web/kit/layout/button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'
import { FreshCodes } from './second-factor.tsx'
import { signOut } from '../session/api.ts'

/** Replaces the staff pages until the required second factor is set up. */
export function SecondFactorNeededPage({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient()
  const [codes, setCodes] = useState<string[] | null>(null)
  const finish = () => {
    onDone()
    // These requests were refused until now.
    void queries.invalidateQueries()
  }
  return (
    <main id="main" className="desk container-page min-h-dvh py-8">
      <div className="mx-auto max-w-3xl">
        <PageHeader
          title="Set up two-step verification"
          intro="Staff log in with a password and a code from an app. Set it up to open the staff area."
          actions={
            <>
              <a href="/dashboard" className="link touch self-center">
                Learner area
              </a>
              <Button onClick={() => void signOut()}>Log out</Button>
            </>
          }
        />
        <Card>{codes ? <FreshCodes codes={codes} onStored={finish} /> : <SecondFactorSetup onCodes={setCodes} />}</Card>
      </div>
    </main>
  )
}
