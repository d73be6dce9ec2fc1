import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SecondFactor } from '#contract/identity/second-factor.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { OnlineButton } from '#web/kit/states/online-button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SkeletonText } from '#web/kit/states/skeleton.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { DropDialog, RenewDialog } from './second-factor-dialogs.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'
import { secondFactor } from './api.ts'
import { me } from '../session/api.ts'

export function SecondFactorCard() {
  const factor = useQuery(secondFactor)
  return (
    <Card as="section" aria-labelledby="second-factor">
      <div className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="second-factor" className="type-h3">
          Two-step verification
        </h2>
        {factor.data && <Badge tone={factor.data.isOn ? 'good' : 'plain'}>{factor.data.isOn ? 'On' : 'Off'}</Badge>}
      </div>
      <p className="mb-5 max-w-prose text-soft">
        Log in with your password and a code from an app on your phone. Even someone who knows your password can’t log
        in.
      </p>
      <QueryView query={factor} skeleton={<SkeletonText lines={2} />}>
        {(factor) => <Content factor={factor} />}
      </QueryView>
    </Card>
  )
}

type Task = 'setup' | 'renew' | 'turn off' | null

function Content({ factor }: { factor: SecondFactor }) {
  const [task, setTask] = useState<Task>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const stop = () => setTask(null)
  const show = (fresh: string[]) => {
    setCodes(fresh)
    stop()
  }
  if (codes) return <FreshCodes codes={codes} onStored={() => setCodes(null)} />
  if (!factor.isOn && task === 'setup') return <SecondFactorSetup onCodes={show} onCancel={stop} />
  if (!factor.isOn) {
    return (
      <>
        {factor.isRequired && (
          <Callout tone="waiting" className="mb-4">
            Staff need two-step verification. Turn it on to open the staff area.
          </Callout>
        )}
        <OnlineButton variant="primary" onClick={() => setTask('setup')}>
          Set up
        </OnlineButton>
      </>
    )
  }
  return (
    <>
      <CodesLeft left={factor.recoveryCodesLeft} />
      <div className="flex flex-wrap gap-3">
        <OnlineButton onClick={() => setTask('renew')}>New recovery codes</OnlineButton>
        <OnlineButton onClick={() => setTask('turn off')}>Turn off</OnlineButton>
      </div>
      {task === 'renew' && <RenewDialog onCodes={show} onClose={stop} />}
      {task === 'turn off' && <DropDialog isRequired={factor.isRequired} onClose={stop} />}
    </>
  )
}

const fewCodes = 2

function CodesLeft({ left }: { left: number }) {
  const text = left === 1 ? 'You have 1 recovery code left.' : `You have ${left} recovery codes left.`
  if (left > fewCodes) return <p className="mb-4">{text}</p>
  return (
    <Callout tone="waiting" className="mb-4">
      {text} Get new ones before you run out.
    </Callout>
  )
}

export function FreshCodes({ codes, onStored }: { codes: string[]; onStored: () => void }) {
  const account = useQuery(me).data?.email ?? 'your account'
  return <RecoveryCodes codes={codes} account={account} onStored={onStored} />
}
