import { useEffect, useRef, useState } from 'react'
import type { PreviewMessage } from './realm/preview.ts'
import { hash } from './realm/preview.ts?bundled'
import './practice.css'

const minHeight = 48
const maxHeight = 480

/** Shows HTML as a page in a sandboxed frame. Each change is a new page, so that its scripts start again. */
export function PagePreview({ html, title }: { html: string; title: string }) {
  const [height, setHeight] = useState<number | null>(null)
  return (
    <div className="practice-preview" style={height === null ? undefined : { height }}>
      <PreviewFrame key={html} html={html} title={title} onHeight={setHeight} />
    </div>
  )
}

type PreviewFrameProps = { html: string; title: string; onHeight: (height: number) => void }

function PreviewFrame({ html, title, onHeight }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const receive = ({ source, data }: MessageEvent<Partial<PreviewMessage> | null>) => {
      if (source === null || source !== frame.current?.contentWindow) return
      // Its origin is opaque, so it can't be named.
      if (data?.kind === 'preview-ready') frame.current.contentWindow.postMessage({ html }, '*')
      // The page in the frame may send anything.
      if (data?.kind === 'preview-height') onHeight(Math.min(maxHeight, Math.max(minHeight, Number(data.height) || 0)))
    }
    addEventListener('message', receive)
    // Only now, so that its message isn't missed.
    frame.current!.src = `/practice/preview?v=${hash}`
    return () => removeEventListener('message', receive)
  }, [html, onHeight])
  return <iframe ref={frame} title={title} loading="lazy" sandbox="allow-scripts allow-forms" />
}
