import { Button } from '../layout/button.tsx'

type UploadBarProps = { share: number; onStop: () => void }

/** How far the sending has come; the last part is the server looking at what it got. */
export function UploadBar({ share, onStop }: UploadBarProps) {
  const percent = Math.floor(share * 100)
  return (
    <div className="flex items-center gap-3">
      <progress
        aria-label="Upload"
        max={100}
        value={percent}
        className="h-2 min-w-0 flex-1 appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-marigold [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-marigold"
      />
      <span className="type-small w-20 text-right tabular-nums">{percent < 100 ? `${percent} %` : 'Checking…'}</span>
      <Button size="small" onClick={onStop}>
        Stop
      </Button>
    </div>
  )
}
