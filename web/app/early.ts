// Runs before the first paint on every page, public ones included, so it must stay under 1 KB and import nothing.
function early() {
  const root = document.documentElement
  const theme = stored('theme')
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme
  if (stored('user')) root.dataset['signedIn'] = ''
  addEventListener('load', () => setTimeout(startPage))
  document.addEventListener('submit', onSubmit, true)
  document.addEventListener('click', onClick)
  document.addEventListener('keydown', onKey)
}

// Runs after load, so that styles, fonts and images get the bandwidth first.
function startPage() {
  const { scripts, preload } = document.body.dataset
  for (const href of preload?.split(' ') ?? []) add('link', { rel: 'modulepreload', href })
  for (const src of scripts?.split(' ') ?? []) add('script', { type: 'module', src })
}

function add(tag: 'link' | 'script', attributes: Record<string, string>) {
  document.head.append(Object.assign(document.createElement(tag), attributes))
}

// Before hydration, the browser itself would submit the form and reload the page, and the text typed would be lost.
function onSubmit(event: SubmitEvent) {
  const { scripts, hydrated } = document.body.dataset
  const isPost = (event.target as HTMLFormElement).method === 'post'
  if (isPost && scripts !== undefined && hydrated === undefined) event.preventDefault()
}

// Storage may be disabled; then the page follows the system theme and shows the links for visitors.
function stored(key: string, value?: string): string | null {
  try {
    if (value) localStorage.setItem(key, value)
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function onClick(event: Event) {
  if (!(event.target as Element).closest('[data-theme-toggle]')) return
  const { dataset } = document.documentElement
  const isDark = dataset['theme'] ? dataset['theme'] === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  dataset['theme'] = isDark ? 'light' : 'dark'
  stored('theme', dataset['theme'])
}

// Closes the phone menu, a <details>, on Escape and returns the focus to its button.
function onKey(event: KeyboardEvent) {
  const menu = event.key === 'Escape' && document.querySelector<HTMLDetailsElement>('details[data-menu][open]')
  if (!menu) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}

early()
