import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#web/kit/layout/button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'
import { FreshCodes } from './second-factor.tsx'
import { signOut } from '../session/api.ts'

/** In place of the staff pages, for who has no second factor where the school asks for one. */
export function SecondFactorNeededPage({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient()
  const [codes, setCodes] = useState<string[] | null>(null)
  const finish = () => {
    onDone()
    // What was refused until now is asked for again.
    void queries.invalidateQueries()
  }
  return (
    <main id="main" className="desk container-page min-h-dvh py-8">
      <div className="mx-auto max-w-3xl">
        <PageHeader
          title="Set up your second factor"
          intro="The school asks its staff to sign in with a code beside the password. The staff pages open as soon as it is on."
          actions={
            <>
              <a href="/dashboard" className="link touch self-center">
                Learner area
              </a>
              <Button onClick={() => void signOut()}>Logout</Button>
            </>
          }
        />
        <Card>{codes ? <FreshCodes codes={codes} onStored={finish} /> : <SecondFactorSetup onCodes={setCodes} />}</Card>
      </div>
    </main>
  )
}
