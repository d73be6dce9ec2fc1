import { useEffect, useRef, useState } from 'react'
import { saveVideoPosition, type StepVideo } from '#contract/learning/videos.ts'
import { call } from '#web/kit/api/api.ts'
import { createPositionSaver, startAt } from './position.ts'

type VideoPlayerProps = { video: StepVideo; onExpired: () => void; isRemembered: boolean }

const store = (videoId: number, seconds: number) => call(saveVideoPosition, { params: { videoId }, body: { seconds } })

/** The browser's own player. It starts where the learner stopped, on any device. */
export function VideoPlayer({ video, onExpired, isRemembered }: VideoPlayerProps) {
  const { videoId, title, url, captionsUrl, seconds } = video
  // The page's data is loaded again now and then; the video must not start over with each new link.
  const [source, setSource] = useState({ url, captionsUrl })
  const [hasFailed, setHasFailed] = useState(false)
  const resumeAt = useRef(seconds)
  const wasPlaying = useRef(false)
  const saver = useRef<ReturnType<typeof createPositionSaver> | null>(null)

  useEffect(() => {
    if (!isRemembered) return undefined
    const made = createPositionSaver(seconds, (at) => store(videoId, at))
    saver.current = made
    const onHide = () => document.visibilityState === 'hidden' && made.flush()
    document.addEventListener('visibilitychange', onHide)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      made.flush()
      saver.current = null
    }
    // The stored position is only where it begins.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [videoId, isRemembered])

  function resume(player: HTMLVideoElement) {
    player.currentTime = startAt(resumeAt.current, player.duration)
    // A browser may refuse to play by itself; the button still works.
    if (wasPlaying.current) void player.play().catch(() => {})
  }
  const element = useRef<HTMLVideoElement>(null)
  // A quick answer comes before React has put the element into the page, and the event is lost.
  useEffect(() => {
    const player = element.current
    if (player && player.readyState >= HTMLMediaElement.HAVE_METADATA && player.currentTime === 0) resume(player)
  }, [])

  // The link had expired: continue with the new one.
  if (hasFailed && source.url !== url) {
    setSource({ url, captionsUrl })
    setHasFailed(false)
  }

  return (
    <figure className="grid grid-cols-1 gap-2">
      {/* Staff are asked for captions, but a video without them is better than none. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={element}
        controls
        playsInline
        preload="metadata"
        aria-label={title}
        src={source.url}
        className="aspect-video w-full rounded-card bg-ink"
        onLoadedMetadata={({ currentTarget }) => resume(currentTarget)}
        onTimeUpdate={({ currentTarget: player }) => {
          if (player.error) return
          resumeAt.current = player.currentTime
          saver.current?.watch(player.currentTime, player.duration)
        }}
        onPlay={() => void (wasPlaying.current = true)}
        onPause={() => {
          wasPlaying.current = false
          saver.current?.flush()
        }}
        onEnded={() => saver.current?.flush()}
        onError={() => {
          setHasFailed(true)
          onExpired()
        }}
      >
        {source.captionsUrl && <track kind="captions" src={source.captionsUrl} srcLang="en" label="English" default />}
      </video>
      <figcaption className="type-small text-soft">{title}</figcaption>
    </figure>
  )
}
