const restMs = 3_000

let rest: Promise<void> | null = null

/** Some time after the page has loaded: what may wait leaves the network and the processor to it, on a slow phone too. */
export const atRest = () =>
  (rest ??= new Promise<void>((resolve) => {
    const wait = () => void setTimeout(resolve, restMs)
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait, { once: true })
  }))
