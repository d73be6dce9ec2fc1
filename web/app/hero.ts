// Plays the film behind the first screen of the home page, where nobody asked for less motion or less data. The page is
// whole without it: it waits until everything else has come, and it can be paused.
const connection = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection
const isSparing =
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  connection?.saveData === true ||
  /2g|3g/.test(connection?.effectiveType ?? '')

function play(video: HTMLVideoElement) {
  for (const source of video.querySelectorAll<HTMLSourceElement>('source[data-src]'))
    source.src = source.dataset['src']!
  // React leaves the attribute out of what the server renders; without it a browser does not start by itself.
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

/** With the first sign of a reader, or when nothing else has been going on for a while. */
function whenSettled(act: () => void) {
  const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart']
  const once = () => {
    clearTimeout(timer)
    for (const sign of signs) removeEventListener(sign, once)
    act()
  }
  const timer = setTimeout(once, 5_000)
  for (const sign of signs) addEventListener(sign, once, { passive: true })
}

const video = document.querySelector<HTMLVideoElement>('video[data-hero]')
if (video && !isSparing) {
  // After the picture of the first paint, so that the film never competes with it.
  const later = () => whenSettled(() => play(video))
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}
