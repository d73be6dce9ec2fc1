import { Search } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { commandsOf } from './commands.ts'

const Palette = lazyComponent(() => import('#web/insights/palette/palette.tsx'), 'Palette')

type PaletteButtonProps = { role: 'mentor' | 'admin'; onLogout: () => void }

/** Opens the command palette, also with Ctrl K (⌘ K), wherever the focus is. */
export function PaletteButton({ role, onLogout }: PaletteButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const commands = useMemo(() => commandsOf(role, onLogout), [role, onLogout])
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    // Another dialog keeps what was typed in it.
    if (!isOpen && document.querySelector('dialog:modal')) return
    setIsOpen(!isOpen)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <button
        type="button"
        aria-label="Find anything"
        aria-keyshortcuts="Control+K Meta+K"
        title="Find anything (Ctrl K)"
        onClick={() => setIsOpen(true)}
        onPointerEnter={() => void Palette.preload()}
        className="touch grid size-10 shrink-0 place-items-center rounded-control hover:bg-haze"
      >
        <Search aria-hidden="true" className="size-5" />
      </button>
      {isOpen && (
        <Suspense>
          <Palette commands={commands} isAdmin={role === 'admin'} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
