import type { TaskStep } from '#contract/learning/tasks.ts'
import { ExternalLink, Play } from '#web/kit/icons.tsx'
import { FileChip } from './file-chip.tsx'
import { linksOf, type StepLink } from './links.rules.ts'

/** Reference files open in the preview window, links in a new tab. */
export function StepResources({ step }: { step: TaskStep }) {
  const links = linksOf(step.urls)
  if (step.files.length === 0 && links.length === 0) return null
  return (
    <div className="mt-3 grid grid-cols-1 gap-2.5">
      {step.files.length > 0 && (
        <ul aria-label="Reference files" className="flex flex-wrap gap-2">
          {step.files.map((file) => (
            <li key={file.stepFileId} className="max-w-full min-w-0">
              <FileChip file={file} />
            </li>
          ))}
        </ul>
      )}
      {links.length > 0 && (
        <ul aria-label="Links" className="grid grid-cols-1 gap-1">
          {links.map((link) => (
            <li key={link.url} className="min-w-0">
              <ExternalResource link={link} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ExternalResource({ link: { url, host, rest, isVideo } }: { link: StepLink }) {
  const Icon = isVideo ? Play : ExternalLink
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="inline-flex max-w-full items-center gap-2 text-indigo underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className="min-w-0 truncate">
        <span className="font-medium">{host}</span>
        {rest}
      </span>
      <span className="sr-only">{isVideo ? '(video, opens in a new tab)' : '(opens in a new tab)'}</span>
    </a>
  )
}
