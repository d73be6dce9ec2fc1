import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SecondFactor } from '#contract/identity/second-factor.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SkeletonText } from '#web/kit/states/skeleton.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { DropDialog, RenewDialog } from './second-factor-dialogs.tsx'
import { SecondFactorSetup } from './second-factor-setup.tsx'
import { secondFactor } from './api.ts'
import { me } from '../session/api.ts'

/** Whether signing in asks for a code, and everything that can be done about it. */
export function SecondFactorCard() {
  const factor = useQuery(secondFactor)
  return (
    <Card as="section" aria-labelledby="second-factor">
      <div className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="second-factor" className="type-h3">
          Second factor
        </h2>
        {factor.data && <Badge tone={factor.data.isOn ? 'good' : 'plain'}>{factor.data.isOn ? 'On' : 'Off'}</Badge>}
      </div>
      <p className="mb-5 max-w-prose text-soft">
        ExtraFields your password, signing in asks for a code of an app on your phone. Who learns your password still
        stays outside.
      </p>
      <QueryView query={factor} skeleton={<SkeletonText lines={2} />}>
        {(now) => <Content now={now} />}
      </QueryView>
    </Card>
  )
}

type Doing = 'nothing' | 'setting up' | 'renewing' | 'switching off'

function Content({ now }: { now: SecondFactor }) {
  const [doing, setDoing] = useState<Doing>('nothing')
  const [codes, setCodes] = useState<string[] | null>(null)
  const stop = () => setDoing('nothing')
  const show = (fresh: string[]) => {
    setCodes(fresh)
    stop()
  }
  if (codes) return <FreshCodes codes={codes} onStored={() => setCodes(null)} />
  if (!now.isOn && doing === 'setting up') return <SecondFactorSetup onCodes={show} onCancel={stop} />
  if (!now.isOn) {
    return (
      <>
        {now.isRequired && (
          <Callout tone="waiting" className="mb-4">
            The school asks its staff for it: the staff pages stay closed until it is on.
          </Callout>
        )}
        <Button variant="primary" onClick={() => setDoing('setting up')}>
          Set it up
        </Button>
      </>
    )
  }
  return (
    <>
      <CodesLeft left={now.recoveryCodesLeft} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setDoing('renewing')}>New recovery codes</Button>
        <Button onClick={() => setDoing('switching off')}>Switch it off</Button>
      </div>
      <RenewDialog open={doing === 'renewing'} onClose={stop} onCodes={show} />
      <DropDialog open={doing === 'switching off'} onClose={stop} isRequired={now.isRequired} />
    </>
  )
}

const fewCodes = 2

function CodesLeft({ left }: { left: number }) {
  const words = left === 1 ? '1 recovery code is left.' : `${left} recovery codes are left.`
  if (left > fewCodes) return <p className="mb-4">{words}</p>
  return (
    <Callout tone="waiting" className="mb-4">
      {words} Make new ones before you need them.
    </Callout>
  )
}

/** Shown until they are put away, with the name of the account on them. */
export function FreshCodes({ codes, onStored }: { codes: string[]; onStored: () => void }) {
  const account = useQuery(me).data?.email ?? 'your account'
  return <RecoveryCodes codes={codes} account={account} onStored={onStored} />
}
