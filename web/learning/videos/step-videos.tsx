import type { StepVideo } from '#contract/learning/videos.ts'
import { ExternalLink } from '#web/kit/icons.tsx'
import { VideoPlayer } from './video-player.tsx'

type StepVideosProps = {
  videos: StepVideo[]
  /** Loads the step again: a link to a file works only for a few minutes. */
  onExpired: () => void
  /** Staff look at a video without leaving a trace. */
  isRemembered?: boolean
}

/** Uploaded videos play in the page; links open the other site in a new tab. */
export function StepVideos({ videos, onExpired, isRemembered = true }: StepVideosProps) {
  if (videos.length === 0) return null
  return (
    <section aria-label="Videos" className="grid grid-cols-1 gap-5 print:hidden">
      {videos.map((video) =>
        video.isUploaded ? (
          <VideoPlayer key={video.videoId} video={video} onExpired={onExpired} isRemembered={isRemembered} />
        ) : (
          <p key={video.videoId}>
            <a
              href={video.url}
              target="_blank"
              rel="noreferrer"
              className="inline-flex max-w-full items-center gap-2 text-indigo underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
              <span className="min-w-0 wrap-anywhere">
                Watch “{video.title}” on {hostOf(video.url)}
              </span>
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </p>
        ),
      )}
    </section>
  )
}

export const hostOf = (url: string): string => URL.parse(url)?.host.replace(/^www\./, '') ?? url
