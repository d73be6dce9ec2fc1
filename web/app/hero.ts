// Plays the background video of the home page, unless the visitor prefers less motion or less data. It loads last.
const connection = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection
const prefersLess =
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  connection?.saveData === true ||
  /2g|3g/.test(connection?.effectiveType ?? '')

function play(video: HTMLVideoElement) {
  for (const source of video.querySelectorAll<HTMLSourceElement>('source[data-src]'))
    source.src = source.dataset['src']!
  // React doesn't render the muted attribute on the server, and browsers autoplay muted videos only.
  video.muted = true
  video.load()
  video.addEventListener('canplay', () => void start(video), { once: true })
}

async function start(video: HTMLVideoElement) {
  await video.play().catch(() => null)
  if (video.paused) return
  video.dataset['playing'] = ''
  const toggle = document.querySelector<HTMLButtonElement>('[data-hero-toggle]')
  if (!toggle) return
  toggle.hidden = false
  toggle.addEventListener('click', () => {
    const isPaused = !video.paused
    toggle.setAttribute('aria-pressed', String(isPaused))
    if (isPaused) video.pause()
    else void video.play()
  })
}

/** Runs at the first user interaction, or after five seconds. */
function whenSettled(action: () => void) {
  const events = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart']
  const once = () => {
    clearTimeout(timer)
    for (const event of events) removeEventListener(event, once)
    action()
  }
  const timer = setTimeout(once, 5_000)
  for (const event of events) addEventListener(event, once, { passive: true })
}

const video = document.querySelector<HTMLVideoElement>('video[data-hero]')
if (video && !prefersLess) {
  // Never competes with the images of the first paint.
  const later = () => whenSettled(() => play(video))
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}
