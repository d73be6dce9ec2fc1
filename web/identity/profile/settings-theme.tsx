import { useSyncExternalStore } from 'react'
import { Monitor, Moon, Sun } from '#web/kit/icons.tsx'
import { Card } from '#web/kit/layout/card.tsx'

const choices = [
  { value: '', label: 'Same as device', icon: Monitor },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
]

const root = () => document.documentElement
const currentTheme = () => root().dataset['theme'] ?? ''

/** The switch in the menu works without React (early.ts), so changes are observed. */
function watch(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(root(), { attributes: true, attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

function choose(theme: string) {
  if (theme) root().dataset['theme'] = theme
  else delete root().dataset['theme']
  try {
    if (theme) localStorage.setItem('theme', theme)
    else localStorage.removeItem('theme')
  } catch {
    // Without storage, the choice is lost on the next page.
  }
}

export function ThemeChoice() {
  const theme = useSyncExternalStore(watch, currentTheme)
  return (
    <Card as="section" aria-labelledby="theme">
      <h2 id="theme" className="type-h3">
        Appearance
      </h2>
      <p className="mt-1 mb-4 text-soft">For this device only.</p>
      <fieldset className="grid gap-3 sm:grid-cols-3">
        <legend className="sr-only">Appearance</legend>
        {choices.map(({ value, label, icon: Icon }) => (
          <label
            key={value}
            className="flex min-h-11 items-center gap-3 rounded-control border border-edge px-3 py-2 hover:border-ink has-checked:border-indigo has-checked:bg-indigo-tint"
          >
            <input
              type="radio"
              name="theme"
              value={value}
              checked={theme === value}
              onChange={() => choose(value)}
              className="size-4.5 shrink-0 accent-indigo"
            />
            <Icon aria-hidden="true" className="size-4.5 shrink-0 text-soft" />
            {label}
          </label>
        ))}
      </fieldset>
    </Card>
  )
}
