import type { ReactNode } from 'react'
import { fileSize } from '#web/kit/format.ts'
import { CircleCheck, CloudOff, Download, Pause, Play, type Icon } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { ProgressBar } from '#web/kit/layout/progress-bar.tsx'
import type { KeptCourse } from '#web/kit/device/database.ts'
import { pause, type Progress, remove, resume, type Wait } from './keeping.ts'

type KeptStateProps = { kept: KeptCourse; progress: Progress | undefined; wait: Wait | undefined; heading?: ReactNode }

const reasons: Record<Wait, string> = {
  connection: 'It continues when you’re back online.',
  wifi: 'It continues when you’re on Wi-Fi.',
  space: 'There isn’t enough free space on this device. Free some and try again.',
  'other-tab': 'It’s being downloaded in another tab.',
  incomplete: 'A part is still missing. Try again.',
}

/** How far a course is kept on this device, and what can be done about it. */
export function KeptState({ kept, progress, wait, heading }: KeptStateProps) {
  const { state, title, bytes } = kept
  if (state === 'ready' && !progress)
    return (
      <Line
        icon={CircleCheck}
        tone="text-leaf-ink"
        heading={heading}
        title="Ready offline"
        details={fileSize(bytes)}
        below={wait && <p className="type-small text-soft">There’s an update. {reasons[wait]}</p>}
      >
        <Remove kept={kept} />
      </Line>
    )
  if (progress) return <Loading kept={kept} progress={progress} heading={heading} />
  const [label, details] = stopped(kept, wait)
  const isForWifi = wait === 'wifi'
  const action = isForWifi ? 'Use mobile data' : state === 'gone' ? 'Download again' : 'Continue download'
  return (
    <Line icon={state === 'gone' ? CloudOff : Download} heading={heading} title={label} details={details}>
      {wait !== 'other-tab' && (
        <Button
          size="small"
          aria-label={`${action}: ${title}`}
          onClick={() => void resume(isForWifi ? { ...kept, isWifiOnly: false } : kept)}
        >
          <Play aria-hidden="true" className="size-4" />
          {action}
        </Button>
      )}
      <Remove kept={kept} />
    </Line>
  )
}

function stopped({ state }: KeptCourse, wait: Wait | undefined): [title: string, details: string] {
  if (state === 'gone') return ['No longer offline', 'Your browser removed a part of this course to free space.']
  if (wait) return ['Not ready offline yet', reasons[wait]]
  return state === 'paused' ? ['Download paused', ''] : ['Not ready offline yet', '']
}

function Loading({ kept, progress, heading }: { kept: KeptCourse; progress: Progress; heading?: ReactNode }) {
  const { bytes, total, isChecking } = progress
  const doing = kept.state === 'ready' ? 'Updating' : 'Downloading for offline use'
  const label = isChecking ? 'Checking that everything is here' : doing
  return (
    <Line
      icon={Download}
      heading={heading}
      title={label}
      details={isChecking ? '' : `${fileSize(bytes)} of ${fileSize(total)}`}
      below={
        <ProgressBar
          label={label}
          percent={Math.floor((bytes / total) * 100)}
          className="mt-2 h-1.5 max-w-md rounded-full"
        />
      }
    >
      <Button size="small" aria-label={`Pause: ${kept.title}`} onClick={() => void pause(kept)}>
        <Pause aria-hidden="true" className="size-4" />
        Pause
      </Button>
    </Line>
  )
}

type LineProps = {
  icon: Icon
  tone?: string
  heading?: ReactNode
  title: string
  details: string
  below?: ReactNode
  children: ReactNode
}

const Line = ({ icon: Icon, tone = 'text-soft', heading, title, details, below, children }: LineProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
    <div className="min-w-0 flex-1 basis-40">
      {heading}
      <p className="flex items-start gap-2">
        <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${tone}`} />
        <span className="min-w-0">
          <span className={`font-semibold ${tone}`}>{title}</span>
          {details && <span className="type-small text-soft tabular-nums"> · {details}</span>}
        </span>
      </p>
      {below}
    </div>
    <div className="flex flex-wrap gap-2">{children}</div>
  </div>
)

const Remove = ({ kept }: { kept: KeptCourse }) => (
  <Button
    variant="quiet"
    size="small"
    aria-label={`Remove from this device: ${kept.title}`}
    onClick={() => void remove(kept)}
  >
    Remove
  </Button>
)
