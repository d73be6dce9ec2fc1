import type { Standing } from '#contract/kit/access.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { Search } from '#web/kit/icons.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { ShortcutHint } from '#web/kit/overlays/shortcut-hint.tsx'
import { unfolded } from './menu.ts'

const StaffPalette = lazyPart(() => import('./staff-palette.tsx'), 'StaffPalette')

type PaletteButtonProps = { person: Standing; onLogout: () => void }

/** Opens the command palette, also with Ctrl K (⌘ K), wherever the focus is. */
export function PaletteButton({ person, onLogout }: PaletteButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
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
      <PaletteTrigger onOpen={() => setIsOpen(true)} onNear={() => void StaffPalette.preload()} />
      {isOpen && <StaffPalette person={person} onLogout={onLogout} onClose={() => setIsOpen(false)} />}
    </>
  )
}

type PaletteTriggerProps = { onOpen?: () => void; onNear?: () => void }

/** Also painted with the document, before the person is known. */
export function PaletteTrigger({ onOpen, onNear }: PaletteTriggerProps) {
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      title="Find anything (Ctrl K)"
      onClick={onOpen}
      onPointerEnter={onNear}
      className={classes(
        'touch flex size-10 shrink-0 items-center justify-center gap-2.5 rounded-control hover:bg-haze',
        'md:h-9 md:w-auto md:justify-start md:border md:border-line md:px-2.5 md:text-soft md:hover:text-ink',
      )}
    >
      <Search aria-hidden="true" className="size-5 md:size-4.5" />
      <span className={classes('flex flex-1 items-center justify-between max-md:sr-only', unfolded)}>
        Find anything
        <ShortcutHint>Ctrl K</ShortcutHint>
      </span>
    </button>
  )
}
