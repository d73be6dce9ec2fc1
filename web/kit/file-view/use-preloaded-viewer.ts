import { useEffect } from 'react'

const isSavingData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

// The page's own requests come first.
const delayMs = 1000

/** Loads the viewer of PDFs before one is opened, when the page has come to rest. */
export function usePreloadedViewer(kinds: readonly string[]) {
  const hasPdf = kinds.includes('application/pdf')
  useEffect(() => {
    if (!hasPdf || isSavingData()) return
    let isGone = false
    let release = () => {}
    const preload = async () => {
      const { preloadViewer } = await import('./pdf-viewer.ts')
      if (!isGone) release = preloadViewer()
    }
    // Without a connection it loads when a file is opened.
    const timer = setTimeout(() => void preload().catch(() => {}), delayMs)
    return () => {
      isGone = true
      clearTimeout(timer)
      release()
    }
  }, [hasPdf])
}
