import { useQuery } from '@tanstack/react-query'
import type { Device } from '#contract/identity/session.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { ago, day } from '#web/kit/format.ts'
import { MonitorSmartphone } from '#web/kit/icons.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { myDevices, useEndDevice, useEndOtherDevices } from './api.ts'

export function DeviceList() {
  const devices = useQuery(myDevices)
  const endOthers = useEndOtherDevices()
  const hasOthers = (devices.data?.length ?? 0) > 1
  return (
    <Card as="section" aria-labelledby="devices">
      <h2 id="devices" className="type-h3">
        Logged-in devices
      </h2>
      <p className="mt-1 mb-4 text-soft">Your account is for you only. Log out any device you don’t recognise.</p>
      <QueryView query={devices}>
        {(list) => (
          <ul className="divide-y divide-line">
            {list.map((device) => (
              <DeviceItem key={device.deviceId} device={device} />
            ))}
          </ul>
        )}
      </QueryView>
      {hasOthers && (
        <Button
          className="mt-4"
          busy={endOthers.isPending}
          onClick={() => endOthers.mutate(undefined, { onSuccess: () => toast('Your other devices are logged out.') })}
        >
          Log out everywhere else
        </Button>
      )}
    </Card>
  )
}

function DeviceItem({ device }: { device: Device }) {
  const end = useEndDevice()
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="flex min-w-0 items-center gap-3">
        <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-soft" />
        <div className="min-w-0">
          <p className="font-medium">{device.name}</p>
          <p className="type-small text-soft">
            Logged in {day(device.signedInAt)}, last used {ago(device.lastSeenAt)}
          </p>
        </div>
      </div>
      {device.isThisOne ? (
        <Badge tone="good">This device</Badge>
      ) : (
        <Button
          size="small"
          busy={end.isPending}
          aria-label={`Log out ${device.name}`}
          onClick={() =>
            end.mutate(
              { params: { deviceId: device.deviceId } },
              { onSuccess: () => toast(`${device.name} is logged out.`) },
            )
          }
        >
          Log out
        </Button>
      )}
    </li>
  )
}
