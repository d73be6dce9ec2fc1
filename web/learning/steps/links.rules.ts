export type StepLink = { url: string; host: string; rest: string; isVideo: boolean }

const videoSites = /(^|\.)(youtube\.com|youtu\.be|youtube-nocookie\.com|vimeo\.com|dailymotion\.com|loom\.com)$/

/** The links of a step, which arrive joined by commas. */
export function linksOf(urls: string): StepLink[] {
  return urls.split(',').flatMap((text) => {
    const url = URL.parse(text.trim())
    if (!url || !/^https?:$/.test(url.protocol)) return []
    const rest = readable(`${url.pathname}${url.search}`.replace(/\/$/, ''))
    return { url: url.href, host: url.hostname.replace(/^www\./, ''), rest, isVideo: videoSites.test(url.hostname) }
  })
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
