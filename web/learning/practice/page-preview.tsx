import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { slowReasons } from '#engines/host/run-checks.ts'
import type { Program } from '#engines/program.ts'
import { FailureText, type GoTo } from './explanation/failure-text.tsx'
import type { PreviewMessage } from './realm/preview.ts'
import { hash } from './realm/preview.ts?bundled'
import './practice.css'

const minHeight = 48
const maxHeight = 480
const maxMissed = 5

const stopped = {
  name: '',
  message: `The page didn’t finish within ${maxMissed} seconds, so we stopped it. ${slowReasons.html}`,
  file: null,
  line: null,
}

type PagePreviewProps = {
  html: string
  title: string
  /** The files that the page was made of, to find the loop that never ends. */
  program?: Program
  onGoTo?: GoTo
}

/** Shows HTML as a page in a sandboxed frame. Each change is a new page, so that its scripts start again. */
export function PagePreview({ html, title, program, onGoTo }: PagePreviewProps) {
  const [height, setHeight] = useState<number | null>(null)
  const [stuck, setStuck] = useState<string | null>(null)
  if (stuck === html) {
    return (
      <div role="alert" className="px-4 py-3">
        <FailureText failure={stopped} program={program} onGoTo={onGoTo} />
      </div>
    )
  }
  return (
    <div className="practice-preview" style={height === null ? undefined : { height }}>
      <PreviewFrame key={html} html={html} title={title} onHeight={setHeight} onStuck={setStuck} />
    </div>
  )
}

type PreviewFrameProps = {
  html: string
  title: string
  onHeight: (height: number) => void
  onStuck: (html: string) => void
}

function PreviewFrame({ html, title, onHeight, onStuck }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const stop = useEffectEvent(() => onStuck(html))
  useEffect(() => {
    let missed = 0
    let timer: ReturnType<typeof setInterval> | undefined
    // Its origin is opaque, so it can't be named.
    const send = (message: object) => frame.current?.contentWindow?.postMessage(message, '*')
    const ping = () => {
      missed += 1
      if (missed > maxMissed) stop()
      else send({ kind: 'preview-ping' })
    }
    const receive = ({ source, data }: MessageEvent<Partial<PreviewMessage> | null>) => {
      if (source === null || source !== frame.current?.contentWindow) return
      if (data?.kind === 'preview-alive') missed = 0
      if (data?.kind === 'preview-ready') {
        send({ html })
        timer ??= setInterval(ping, 1000)
      }
      // The page in the frame may send anything.
      if (data?.kind === 'preview-height') onHeight(Math.min(maxHeight, Math.max(minHeight, Number(data.height) || 0)))
    }
    addEventListener('message', receive)
    // Only now, so that its message isn't missed.
    frame.current!.src = `/practice/preview/${hash}`
    return () => {
      clearInterval(timer)
      removeEventListener('message', receive)
    }
  }, [html, onHeight])
  return <iframe ref={frame} title={title} loading="lazy" sandbox="allow-scripts allow-forms" />
}
