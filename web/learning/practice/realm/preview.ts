/**
 * The script of /practice/preview: shows a page that a learner or a lesson wrote. Its origin is opaque, and its policy
 * lets it load nothing; here are only the things that would otherwise surprise a reader.
 */
export type PreviewMessage =
  | { kind: 'preview-ready' }
  | { kind: 'preview-height'; height: number }
  /** The answer to a ping: a page whose script never ends can't give it. */
  | { kind: 'preview-alive' }

const tell = (message: PreviewMessage) => parent.postMessage(message, location.origin)
/** A page whose height depends on that of its frame would grow for ever. */
const maxReports = 30

/** The icon of a tab: there is no tab, and it couldn't be loaded. */
const iconLink = /<link\b[^>]*\brel=["']?(?:shortcut )?icon\b[^>]*>/gi

function receive({ data, source, origin }: MessageEvent<{ html: string }>) {
  if (source !== parent || origin !== location.origin) return
  provideStorage()
  document.open()
  // After the page's own listeners: it may react to a click or a submission, but it can't leave.
  addEventListener('click', stayHere)
  addEventListener('submit', (event) => event.preventDefault())
  addEventListener('message', answer)
  // Old rules apply to a page without a doctype; samples that are parts of a page have none.
  const doctype = /^\s*<!doctype/i.test(data.html) ? '' : '<!doctype html>'
  document.write(doctype + data.html.replaceAll(iconLink, ''))
  document.close()
  reportHeight()
}

function answer({ data, source, origin }: MessageEvent<{ kind?: unknown } | null>) {
  if (source !== parent || origin !== location.origin || data?.kind !== 'preview-ping') return
  tell({ kind: 'preview-alive' })
}

function stayHere(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a[href], area[href]') : null
  if (link && !link.getAttribute('href')!.startsWith('#')) event.preventDefault()
}

/** A page without an origin has no storage. Lessons use it, so it lasts as long as the preview. */
function provideStorage() {
  for (const name of ['localStorage', 'sessionStorage']) {
    const items = new Map<string, string>()
    const storage = {
      get length() {
        return items.size
      },
      key: (index: number) => [...items.keys()][index] ?? null,
      getItem: (key: unknown) => items.get(String(key)) ?? null,
      setItem: (key: unknown, value: unknown) => void items.set(String(key), String(value)),
      removeItem: (key: unknown) => void items.delete(String(key)),
      clear: () => items.clear(),
    }
    Object.defineProperty(window, name, { value: storage, configurable: true })
  }
}

function reportHeight() {
  let reports = 0
  const observer = new ResizeObserver(() => {
    reports += 1
    if (reports > maxReports) return observer.disconnect()
    tell({ kind: 'preview-height', height: document.documentElement.offsetHeight })
  })
  observer.observe(document.documentElement)
}

if (self.origin === 'null') {
  addEventListener('message', receive)
  tell({ kind: 'preview-ready' })
}
