import { Button } from '../layout/button.tsx'

type UploadBarProps = { progress: number; onCancel: () => void }

export function UploadBar({ progress, onCancel }: UploadBarProps) {
  const percent = Math.floor(progress * 100)
  return (
    <div className="flex items-center gap-3">
      <progress
        aria-label="Upload"
        max={100}
        value={percent}
        className="h-2 min-w-0 flex-1 appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-marigold [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-marigold"
      />
      <span className="type-small w-20 text-right tabular-nums">{percent < 100 ? `${percent}%` : 'Checking…'}</span>
      <Button size="small" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
